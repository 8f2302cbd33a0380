// Written by `npm run generate` from plugins/installed.ts.

export const pluginServices = [] as const
