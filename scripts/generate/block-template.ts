/** The files of a new block by name: a title on the page, ready to become something else. */
export function blockFiles(name: string): Record<string, string> {
  const label = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
  // Imports are sorted by path, and the stylesheet's path begins with the block's name.
  const partImports = [
    `import styles from '@/blocks/${name}/${name}.module.css'`,
    `import type { definition } from '@/blocks/${name}/schema'`,
  ]
  const sortedImports = (name < 'schema' ? partImports : partImports.toReversed()).join('\n')
  return {
    'schema.ts': `import { z } from 'zod'
import { defineBlock, freeBlock } from '@/blocks/_kit/define'

export const definition = defineBlock({
  type: '${name}',
  v: 1,
  schema: z.object({
    title: z.string().max(120).default('${label}'),
  }),
  rules: freeBlock,
})
`,
    'editor.ts': `import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/${name}/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: '${label}',
  icon: 'text',
  group: 'Words and pictures',
  keywords: [${keywordsOf(name)}],
  groups: [{ title: 'Content', controls: { title: { kind: 'text', label: 'Title' } } }],
  titleProp: 'title',
}
`,
    'render.tsx': `import type { BlockRender } from '@/blocks/_kit/define'
${sortedImports}
import text from '@/src/ui/type/type.module.css'

export const Render: BlockRender<typeof definition.schema> = ({ props, rootProps }) => (
  <section className={styles.block} aria-label={props.title} {...rootProps}>
    <h2 className={text.heading}>{props.title}</h2>
  </section>
)
`,
    [`${name}.module.css`]: `.block {
  margin-top: var(--above);
  padding-inline: var(--inset);
}
`,
    [`${name}.test.tsx`]: `import { expect, it } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/${name}/render'
import { definition } from '@/blocks/${name}/schema'

it('shows its title', () => {
  const html = blockHtml({ definition, Render, data: undefined, props: { title: 'Hello' } })
  expect(html).toMatch(/<h2[^>]*>Hello<\\/h2>/)
})
`,
  }
}

/** More words that find the block, until its author knows better ones. */
function keywordsOf(name: string): string {
  const words = new Set([...name.split('-'), 'custom', 'own', 'special'])
  return [...words].map((word) => `'${word}'`).join(', ')
}
