import {
  createCommand,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import { type JSX, lazy, Suspense } from 'react'
import styles from '@/plugins/rich-text/features/equations/equations.module.css'
import { type AtomDress, AtomNode, type StoredAtom } from '@/plugins/rich-text/kit/atom-node'
import { equationClass } from '@/src/rich-text/nodes/equation/render'
import { type EquationNode as Equation, equation } from '@/src/rich-text/nodes/equation/schema'

/** Opens a formula to be changed. */
export const EDIT_EQUATION = createCommand<NodeKey>('EDIT_EQUATION')

const Formula = lazy(() =>
  import('@/src/rich-text/nodes/equation/formula').then(({ Formula }) => ({ default: Formula })),
)

type EquationViewProps = {
  editor: LexicalEditor
  nodeKey: NodeKey
  equation: string
  inline: boolean
}

/** A formula as the site draws it; a double click changes it. */
function EquationView({ editor, nodeKey, equation, inline }: EquationViewProps) {
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

export type EquationProps = Omit<Equation, 'type'>

/** A formula, among words or between paragraphs. */
export class EquationNode extends AtomNode<EquationProps> {
  override $config() {
    return this.config('equation', {})
  }

  override read(stored: StoredAtom<EquationProps>): EquationProps {
    // Longer ones are not drawn anywhere, but not lost either.
    return equation.safeParse(stored).data ?? stored
  }

  override isInline(): boolean {
    return this.getProps().inline
  }

  override dress(): AtomDress {
    return { className: equationClass(this.getProps().inline) ?? '' }
  }

  override decorate(editor: LexicalEditor): JSX.Element {
    return <EquationView editor={editor} nodeKey={this.getKey()} {...this.getProps()} />
  }

  override getTextContent(): string {
    return this.getProps().equation
  }
}

export function isEquation(node: LexicalNode | null | undefined): node is EquationNode {
  return node instanceof EquationNode
}
