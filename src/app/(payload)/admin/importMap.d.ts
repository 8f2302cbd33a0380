import type { ImportMap } from 'payload'

/** Written by `npm run generate`; the bundler needs it as JavaScript. */
export const importMap: ImportMap
