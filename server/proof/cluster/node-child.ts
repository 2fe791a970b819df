/** A node as a child of a proof: it ends with its parent, however that ends. */
process.once('disconnect', () => process.exit());
await import('../../src/main.ts');
