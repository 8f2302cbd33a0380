import { useCaretCode } from '@/plugins/rich-text/features/code/code-at'
import { CopyButton } from '@/plugins/rich-text/features/code/copy-button'
import { LanguageSelect } from '@/plugins/rich-text/features/code/language-select'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

/** Language and copying in the toolbar while the caret is in code, for fingers and the keyboard. */
export function CodeTools({ editor }: WritingProps) {
  const code = useCaretCode(editor)
  return (
    code && (
      <>
        <LanguageSelect editor={editor} code={code} className={styles.kind} />
        <CopyButton key={code} editor={editor} code={code} className={styles.button} />
      </>
    )
  )
}
