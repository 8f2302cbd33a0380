import { useEffect, useRef, useState } from 'react'
import { askForEmbed, embedKindOf } from '@/plugins/rich-text/kit/ask-for-embed'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import inputs from '@/src/admin/ui/inputs.module.css'
import { askedEmbed, findEmbed } from '@/src/core/urls/embeds/find-embed'
import { providerOf } from '@/src/core/urls/embeds/providers'

type Props = {
  id: string
  value: string
  onChange: (address: string) => void
}

/**
 * An address of another site, or the code for embedding that it offers. Where the address does not say what it shows,
 * its provider is asked: when it is typed, and when it was pasted onto the page.
 */
export function EmbedControl({ id, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const change = useRef(onChange)
  change.current = onChange
  const asked = findEmbed(value) ? null : askedEmbed(value)
  const isAsking = asked !== null && problem === null

  useEffect(() => {
    if (findEmbed(value) || !askedEmbed(value)) {
      return
    }
    let isOver = false
    void askForEmbed(value).then((found) => {
      if (!isOver) {
        if ('problem' in found) {
          setProblem(found.problem)
        } else {
          change.current(found.address)
        }
      }
    })
    return () => {
      isOver = true
    }
  }, [value])

  return (
    <div className={inputs.stack}>
      <input
        id={id}
        className={controls.field}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://open.spotify.com/…"
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-state`}
        value={typed ?? (findEmbed(value)?.href || value)}
        onChange={({ target }) => {
          const text = target.value
          setTyped(text)
          setProblem(null)
          if (text.trim() === '') {
            onChange('')
          } else if (embedKindOf(text)) {
            onChange(findEmbed(text)?.address ?? text.trim())
          }
        }}
        onBlur={() => {
          const isWrong = typed !== null && typed.trim() !== '' && !embedKindOf(typed)
          setProblem((before) =>
            isWrong ? 'Nothing of this address can be shown here. A link can lead to it.' : before,
          )
          if (!isWrong) {
            setTyped(null)
          }
        }}
      />
      <div id={`${id}-state`} aria-live="polite">
        {problem ? (
          <p className={styles.problem}>{problem}</p>
        ) : (
          isAsking && <p className={styles.hint}>Asking {providerOf(asked.kind).name}…</p>
        )}
      </div>
    </div>
  )
}
