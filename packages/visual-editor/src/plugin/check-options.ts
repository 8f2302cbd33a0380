import type { CollectionConfig, Config } from 'payload'
import type { VisualEditorOptions } from '@/packages/visual-editor/src/plugin/visual-editor'

/** @throws {Error} that says which option is wrong, and what to write instead */
export function checkOptions(
  { collections, blocks = [] }: Pick<VisualEditorOptions, 'collections' | 'blocks'>,
  config: Config,
): void {
  const known = config.collections ?? []
  for (const [slug, { field = 'layout' }] of Object.entries(collections)) {
    const collection = known.find((each) => each.slug === slug)
    if (!collection) {
      const slugs = known.map((each) => each.slug).join(', ')
      throw new Error(`visualEditor: there is no collection "${slug}". There are: ${slugs}.`)
    }
    if (hasField(collection, field)) {
      throw new Error(
        `visualEditor: "${slug}" has a field "${field}" already. Name another: { ${slug}: { field: 'page' } }.`,
      )
    }
  }
  const types = blocks.map(({ type }) => type)
  const twice = types.find((type, index) => types.indexOf(type) !== index)
  if (twice !== undefined) {
    throw new Error(`visualEditor: two blocks are called "${twice}".`)
  }
}

function hasField({ fields }: CollectionConfig, name: string): boolean {
  return fields.some((field) => 'name' in field && field.name === name)
}
