import { useState } from 'react'
import { useStore } from 'zustand'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { ChooseSides } from '@/plugins/visual-editor/editor/save/dialogs/choose-sides'
import { describeConflict } from '@/plugins/visual-editor/editor/save/dialogs/conflict-labels'
import { conflictLabels } from '@/plugins/visual-editor/editor/save/dialogs/problem-labels'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { Choices } from '@/src/core/merge-values'
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
  const [problem, setProblem] = useState('')
  const [hasNoRoom, setHasNoRoom] = useState(false)
  const isPage = part.name !== 'theme'
  const sides = {
    blocks,
    noun: kind.noun,
    mine: isPage ? engine.document() : undefined,
    theirs: isPage ? (theirs as PageDocument) : undefined,
  }

  const goOn = async (choices: Choices) => {
    const taken = await part.resolve(choices, { evenForGood: hasNoRoom })
    setHasNoRoom(taken === 'no-room')
    setProblem(taken === 'no-room' ? noRoom : conflictLabels[taken])
  }

  return (
    <ChooseSides
      conflicts={conflicts.map((conflict) => ({
        key: conflict.key,
        words: describeConflict(conflict, sides),
      }))}
      note={
        part.name === 'page'
          ? 'Everything else from both windows stays. What you do not keep can be brought back under Versions.'
          : 'Everything else from both windows stays. What you do not keep can be brought back from the menu at the top.'
      }
      problem={problem}
      action={hasNoRoom ? 'Go on anyway' : 'Go on'}
      onGoOn={(choices) => void goOn(choices)}
    />
  )
}
