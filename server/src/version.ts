import manifest from '../../package.json' with { type: 'json' };

/** Release version, from package.json. */
export const VERSION: string = manifest.version;
