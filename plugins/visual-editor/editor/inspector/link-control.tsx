import { useId, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { PageOptions } from '@/plugins/visual-editor/editor/pages/page-options'
import controls from '@/src/admin/ui/controls.module.css'
import inputs from '@/src/admin/ui/inputs.module.css'
import { anchorsOf } from '@/src/core/page-document/anchor'

type Props = {
  id: string
  /** Where another label than the row's names it. */
  label?: string
  value: string
  onChange: (address: string) => void
}

/** A link. While it is typed it may be anything; only addresses are passed on. A page offers the site's, and its own places. */
export function LinkControl({ id, label, value, onChange }: Props) {
  const { linkAddress, noun } = useBuilder().kind
  const problemId = useId()
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  return (
    <div className={inputs.stack}>
      <input
        id={id}
        className={controls.field}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        list={noun === 'page' ? listId : undefined}
        placeholder="https:// or /page"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? problemId : undefined}
        value={typed ?? value}
        onChange={(event) => {
          const text = event.target.value
          const address = linkAddress(text)
          setTyped(text)
          setIsWrong(false)
          if (address !== null && address !== value) {
            onChange(address)
          }
        }}
        onBlur={() => {
          const wrong = typed !== null && linkAddress(typed) === null
          setIsWrong(wrong)
          if (!wrong) {
            setTyped(null)
          }
        }}
      />
      {noun === 'page' && <OwnOptions id={listId} />}
      {isWrong && (
        <p id={problemId} className={styles.problem} role="alert">
          This is no address. Write example.com, /a-page or me@example.com.
        </p>
      )}
    </div>
  )
}

function OwnOptions({ id }: { id: string }) {
  const { engine } = useBuilder()
  const places = useEngineValue(engine, () => [...anchorsOf(engine.document()).keys()].join(' '))
  return <PageOptions id={id} places={places.split(' ').filter(Boolean)} />
}
