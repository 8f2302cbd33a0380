import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { setLanguage, useLanguage } from '@/plugins/rich-text/features/code/code-at'
import { languages } from '@/plugins/rich-text/features/code/languages'

type Props = { editor: LexicalEditor; code: string; className?: string | undefined }

/** In which language the code is written. */
export function LanguageSelect({ editor, code, className }: Props) {
  const language = useLanguage(editor, code)
  return (
    <select
      className={className}
      aria-label="Language of the code"
      value={language}
      onChange={(event) => setLanguage(editor, code, event.target.value)}
    >
      {!Object.hasOwn(languages, language) && <option value={language}>{language}</option>}
      {Object.entries(languages).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
