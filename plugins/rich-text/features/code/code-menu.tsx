import { $isCodeNode } from '@lexical/code-core'
import { $getNearestNodeFromDOMNode } from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useRef, useState } from 'react'
import styles from '@/plugins/rich-text/features/code/code-menu.module.css'
import { CopyButton } from '@/plugins/rich-text/features/code/copy-button'
import { LanguageSelect } from '@/plugins/rich-text/features/code/language-select'
import { debounce } from '@/plugins/rich-text/kit/debounce'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { isInView, useFollow } from '@/plugins/rich-text/kit/use-active-option'
import { limits } from '@/src/core/limits'

const { hoverMs, hoverMaxMs } = limits.code

/** In the corner of the code under the pointer: its language, and copying. */
export function CodeMenu({ editor, element }: WritingProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState<string | null>(null)

  useEffect(() => {
    const look = debounce(
      (target: EventTarget | null) => {
        // A list of languages is open, or the keyboard is here.
        if (!menu.current?.contains(document.activeElement)) {
          setCode(
            editor.getEditorState().read(
              () => {
                const node =
                  target instanceof Node && element.contains(target)
                    ? $getNearestNodeFromDOMNode(target)
                    : null
                const found = node && [node, ...node.getParents()].find($isCodeNode)
                return found?.getKey() ?? null
              },
              { editor },
            ),
          )
        }
      },
      hoverMs,
      hoverMaxMs,
    )
    const onMove = ({ target, pointerType }: PointerEvent) => {
      if (target instanceof Node && menu.current?.contains(target)) {
        look.cancel()
      } else if (pointerType !== 'touch') {
        look(target)
      }
    }
    document.addEventListener('pointermove', onMove, { passive: true })
    return () => {
      look.cancel()
      document.removeEventListener('pointermove', onMove)
    }
  }, [editor, element])

  useFollow(editor, () => {
    const block = code && editor.getElementByKey(code)
    if (menu.current && block) {
      const { right, top } = block.getBoundingClientRect()
      const [left, above] = [Math.round(right - menu.current.offsetWidth - 4), Math.round(top + 4)]
      menu.current.style.translate = `${left}px ${above}px`
      menu.current.style.visibility = isInView(block, left + 4, above + 4) ? '' : 'hidden'
    }
  })

  return (
    code && (
      <div ref={menu} className={styles.menu}>
        <LanguageSelect editor={editor} code={code} className={styles.language} />
        <CopyButton key={code} editor={editor} code={code} className={styles.copy} />
      </div>
    )
  )
}
