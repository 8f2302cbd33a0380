import { type KeyboardEvent, useId } from 'react'
import { useStore } from 'zustand'
import {
  draftKey,
  type SongDrafts,
  type SongField,
} from '@/plugins/catalog/songs/admin/song-drafts'
import styles from '@/plugins/catalog/songs/admin/songs.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import type { Song } from '@/src/core/contracts/music/song-answers'
import { isEnter } from '@/src/core/is-enter'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { cutText } from '@/src/core/text'

/** Of what the other window has, which may be all of the lyrics. */
const shownMax = 120

type Field = HTMLInputElement | HTMLTextAreaElement

/** A text field of a song: its value, its change handlers, and the problem or conflict below it. */
export function useSongField(drafts: SongDrafts, song: Song, field: SongField) {
  const key = draftKey(song.id, field)
  const draft = useStore(drafts.store, (state) => state.drafts[key])
  const problem = useStore(drafts.store, ({ problems }) => problems[key] ?? '')
  const theirs = useStore(drafts.store, (state) => state.theirs[key])
  const toldId = useId()
  const isTold = problem !== '' || theirs !== undefined
  const onKeyDown = (event: KeyboardEvent<Field>) => {
    if (isEnter(event) && event.target instanceof HTMLInputElement) {
      // It may stand in a form that it is not part of.
      event.preventDefault()
      event.target.blur()
    } else if (event.key === 'Escape' && field === 'title' && drafts.revert(key)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  return {
    props: {
      value: draft?.value ?? song[field],
      'aria-invalid': isTold,
      'aria-describedby': isTold ? toldId : undefined,
      onChange: ({ target }: { target: Field }) => drafts.write(song, field, target.value),
      onBlur: () => drafts.leave(key),
      onKeyDown,
    },
    told: isTold && (
      <span id={toldId} role="alert" className={styles.problem}>
        {problem}
        {theirs !== undefined && (
          <>
            {ownerMessages.writing.changedElsewhere}{' '}
            {theirs ? `“${cutText(theirs, shownMax)}”` : 'It is empty there.'}
            <span className={styles.choice}>
              <button
                type="button"
                className={controls.button}
                onClick={() => drafts.choose(key, 'theirs')}
              >
                What the other one saved
              </button>
              <button
                type="button"
                className={controls.button}
                onClick={() => drafts.choose(key, 'mine')}
              >
                What stands here
              </button>
            </span>
          </>
        )}
      </span>
    ),
  }
}
