import { readdirSync } from 'node:fs'
import path from 'node:path'
import { nameOf } from '@/scripts/generate/registries'

const folder = 'src/core/email/mails'

/** The mails of the project, one folder each. */
export function mailsSource(root: string): string {
  const names = readdirSync(path.join(root, folder)).toSorted()
  return [
    '// Written by `npm run generate`. Edit the mails instead.',
    ...names.map((name) => `import { mail as ${nameOf(name)} } from '@/${folder}/${name}'`),
    '',
    'export const mails = {',
    ...names.map((name) => `  '${name}': ${nameOf(name)},`),
    '}',
    '',
  ].join('\n')
}
