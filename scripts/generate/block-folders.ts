import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { moduleExists } from '@/scripts/generate/module-exists'

export type BlockFolder = {
  /** `text`, or `acme/tour-map`. */
  type: string
  /** What imports begin with: `@/blocks/text`. */
  modulePath: string
  hasLoad: boolean
}

const partOf = { blocks: 'blocks', 'email-blocks': 'emailBlocks' } as const

/** The project's own blocks by name, then those of installed plugins in their order; of pages, or of mails. */
export function findBlockFolders(
  root: string,
  plugins: readonly SitePlugin[],
  folder: keyof typeof partOf = 'blocks',
): BlockFolder[] {
  const own = ownBlockFolders(root, folder)
  const foreign = plugins.flatMap(({ slug, [partOf[folder]]: blocks }) =>
    Object.entries(blocks ?? {}).map(([name, modulePath]) =>
      folderOf(root, `${slug}/${name}`, modulePath),
    ),
  )
  return [...own, ...foreign]
}

function ownBlockFolders(root: string, folder: string): BlockFolder[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => folderOf(root, name, `@/${folder}/${name}`))
}

function folderOf(root: string, type: string, modulePath: string): BlockFolder {
  for (const part of ['schema', 'render', 'editor']) {
    if (!moduleExists(root, `${modulePath}/${part}`)) {
      throw new Error(`The block "${type}" has no ${part} at "${modulePath}/${part}".`)
    }
  }
  return { type, modulePath, hasLoad: moduleExists(root, `${modulePath}/load`) }
}
