import type { LexicalEditor, NodeKey } from 'lexical'
import { lazy, Suspense } from 'react'
import { EDIT_EQUATION } from '@/plugins/rich-text/features/equations/edit-equation'
import styles from '@/plugins/rich-text/features/equations/equations.module.css'

const Formula = lazy(() =>
  import('@/src/rich-text/nodes/equation/formula').then(({ Formula }) => ({ default: Formula })),
)

type Props = { editor: LexicalEditor; nodeKey: NodeKey; equation: string; inline: boolean }

/** A formula as the site draws it; a double click changes it. */
export function EquationView({ editor, nodeKey, equation, inline }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter does the same, see equation-overlay.tsx
    <span
      className={styles.drawn}
      draggable
      onDoubleClick={() => editor.dispatchCommand(EDIT_EQUATION, nodeKey)}
    >
      <Suspense fallback={<code>{equation}</code>}>
        <Formula latex={equation} inline={inline} />
      </Suspense>
    </span>
  )
}
