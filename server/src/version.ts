import manifest from '../../package.json' with { type: 'json' };

/** Of this release, as package.json has it. */
export const VERSION: string = manifest.version;
