import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/save/dialogs/conflict-dialog.module.css'
import {
  type ConflictWords,
  conflictWords,
  type ShownValue,
} from '@/plugins/visual-editor/editor/save/dialogs/conflict-words'
import { conflictLabels } from '@/plugins/visual-editor/editor/save/dialogs/problem-labels'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import dialog from '@/plugins/visual-editor/editor/shell/dialog.module.css'
import { pictureUrl } from '@/plugins/visual-editor/editor/theme/theme-api'
import type { Choices, Side } from '@/src/core/merge-values'
import type { PageDocument } from '@/src/core/page-document/schema'

const noRoom = 'This browser has no room to keep what gives way. Going on now gives it up for good.'

/**
 * Asks, thing by thing, about what another window changed, too; all else is brought together already. What
 * gives way can be brought back.
 */
export function ConflictDialog({ part }: { part: SavePart }) {
  const { engine, blocks, kind } = useBuilder()
  const conflicts = useStore(part.store, (state) => state.conflicts)
  const theirs = useStore(part.store, (state) => state.theirs)
  const [choices, setChoices] = useState<Choices>(new Map())
  const [problem, setProblem] = useState('')
  const [hasNoRoom, setHasNoRoom] = useState(false)
  const isPage = part.name !== 'theme'
  const sides = {
    blocks,
    noun: kind.noun,
    mine: isPage ? engine.document() : undefined,
    theirs: isPage ? (theirs as PageDocument) : undefined,
  }

  const choose = (key: string, side: Side) => setChoices(new Map([...choices, [key, side]]))
  const goOn = async () => {
    const taken = await part.resolve(choices, { evenForGood: hasNoRoom })
    setHasNoRoom(taken === 'no-room')
    setProblem(taken === 'no-room' ? noRoom : conflictLabels[taken])
  }

  return (
    <Dialog title="Changed in two windows" size="wide">
      <p>
        {conflicts.length === 1
          ? 'You changed this here and in another window. Which should stay?'
          : 'You changed these here and in another window. Which should stay?'}
      </p>
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.key}
            words={conflictWords(conflict, sides)}
            chosen={choices.get(conflict.key)}
            onChoose={(side) => choose(conflict.key, side)}
          />
        ))}
      </ul>
      <p className={dialog.note}>
        {part.name === 'page'
          ? 'Everything else from both windows stays. What you do not keep can be brought back under Versions.'
          : 'Everything else from both windows stays. What you do not keep can be brought back from the menu at the top.'}
      </p>
      {problem && (
        <p className={dialog.error} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        <DialogButton
          isPrimary
          isDisabled={conflicts.some(({ key }) => !choices.has(key))}
          onClick={() => void goOn()}
        >
          {hasNoRoom ? 'Go on anyway' : 'Go on'}
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}

type RowProps = {
  words: ConflictWords
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
