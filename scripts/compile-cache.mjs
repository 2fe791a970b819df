/**
 * Loaded before npm start's script, and by Node in each thread of it: keeps compiled sources without types on disk. From the second start
 * on, no thread loads the compiler that strips types: 40 MB and a second less. Plain JavaScript, which needs no such compiler itself.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Where the folder cannot be written, everything works without it.
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? path.join(import.meta.dirname, '../node_modules/.cache/bellwether'));
