import { useEffect, useId, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/save/dialogs/conflict-dialog.module.css'
import type {
  ConflictLabels,
  ShownValue,
} from '@/plugins/visual-editor/editor/save/dialogs/conflict-labels'
import { pictureUrl } from '@/plugins/visual-editor/editor/theme/theme-api'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import type { Choices, Side } from '@/src/core/merge-values'

type Props = {
  conflicts: readonly { key: string; words: ConflictLabels }[]
  /** What becomes of all else. */
  note: string
  /** Why it did not go on. */
  problem?: string
  action?: string
  onGoOn: (choices: Choices) => void
}

/** Shows what two windows made of the same things, and asks, thing by thing, which should stay. */
export function ChooseSides({ conflicts, note, problem, action = 'Go on', onGoOn }: Props) {
  const [choices, setChoices] = useState<Choices>(new Map())
  return (
    <Dialog title="Changed in two windows" size="wide">
      <p>
        {conflicts.length === 1
          ? 'You changed this here and in another window. Which should stay?'
          : 'You changed these here and in another window. Which should stay?'}
      </p>
      <ul className={styles.conflicts}>
        {conflicts.map(({ key, words }) => (
          <ConflictRow
            key={key}
            words={words}
            chosen={choices.get(key)}
            onChoose={(side) => setChoices(new Map([...choices, [key, side]]))}
          />
        ))}
      </ul>
      <p className={dialog.note}>{note}</p>
      {problem && (
        <p className={dialog.error} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        <DialogButton
          isPrimary
          isDisabled={conflicts.some(({ key }) => !choices.has(key))}
          onClick={() => onGoOn(choices)}
        >
          {action}
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}

type RowProps = {
  words: ConflictLabels
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

const sides = [
  { side: 'mine', where: 'This window', action: 'Keep mine' },
  { side: 'theirs', where: 'Other window', action: 'Take the other' },
] as const

function ConflictRow({ words, chosen, onChoose }: RowProps) {
  const id = useId()
  return (
    <li>
      <fieldset aria-labelledby={id}>
        <h3 id={id}>{words.title}</h3>
        <div className={styles.sides}>
          {sides.map(({ side, where, action }) => (
            <label key={side} data-chosen={chosen === side || undefined}>
              <small>{where}</small>
              <Value {...words[side]} />
              <span className={styles.action}>
                <input
                  type="radio"
                  name={id}
                  checked={chosen === side}
                  onChange={() => onChoose(side)}
                />
                {action}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}

function Value({ words, colour, pictureId }: ShownValue) {
  const { apiPath } = useBuilder()
  const [picture, setPicture] = useState('')
  useEffect(() => {
    let isCurrent = true
    if (pictureId) {
      void pictureUrl(apiPath, pictureId).then((url) => isCurrent && setPicture(url))
    }
    return () => {
      isCurrent = false
    }
  }, [apiPath, pictureId])
  return (
    <span className={styles.value}>
      {colour && <i aria-hidden style={{ background: colour }} />}
      {/* biome-ignore lint/performance/noImgElement: nothing optimises on the way in the admin */}
      {picture ? <img src={picture} alt={words} /> : words}
    </span>
  )
}
