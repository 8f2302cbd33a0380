import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { CopyButton } from '@/plugins/rich-text/features/code/copy-button'
import { LanguageSelect } from '@/plugins/rich-text/features/code/language-select'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

type Props = { editor: LexicalEditor; code: string }

/** Language and copying of one code. */
export function CodeControls({ editor, code }: Props) {
  return (
    <>
      <LanguageSelect editor={editor} code={code} className={styles.kind} />
      <CopyButton key={code} editor={editor} code={code} className={styles.button} />
    </>
  )
}
