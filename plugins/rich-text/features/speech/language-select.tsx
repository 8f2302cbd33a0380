import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useState } from 'react'
import {
  languageName,
  offeredLanguages,
  rememberedLanguage,
  rememberLanguage,
} from '@/plugins/rich-text/features/speech/languages'
import styles from '@/plugins/rich-text/features/speech/speech.module.css'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'

type Props = { editor: LexicalEditor; onChange: (tag: string) => void }

/** In which language is read and listened: two letters wide, with the whole names behind them. */
export function LanguageSelect({ editor, onChange }: Props) {
  const [value, setValue] = useState(rememberedLanguage)
  // Browsers take long to look them all up, so the tools do not wait for them when they come.
  const [isNamed, setNamed] = useState(false)
  const name = () => setNamed(true)
  return (
    <span className={styles.language}>
      <span aria-hidden>{value.split('-')[0]}</span>
      <select
        aria-label="Language of the voice"
        title="Language of the voice"
        value={value}
        onPointerEnter={name}
        onPointerDown={name}
        onFocus={name}
        onChange={({ target }) => {
          setValue(target.value)
          rememberLanguage(target.value)
          onChange(target.value)
          focusWords(editor)
        }}
      >
        {offeredLanguages().map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {isNamed ? languageName(tag) : tag}
          </option>
        ))}
      </select>
    </span>
  )
}
