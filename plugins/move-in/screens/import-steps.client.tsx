'use client'

import { useState } from 'react'
import { FilePicker } from '@/plugins/move-in/screens/file-picker'
import { ImportStanding } from '@/plugins/move-in/screens/import-standing'
import { ListChoice } from '@/plugins/move-in/screens/list-choice'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import { ask } from '@/src/admin/call-api'
import { sendWatched } from '@/src/admin/media/send-file'
import { usePolled } from '@/src/admin/use-polled'
import {
  type AdoptAgainAnswer,
  type ImportChoices,
  type ImportView,
  isUnderWay,
  type Named,
  type NewImportAnswer,
} from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.moveIn
const pollMs = 1000

type Props = {
  importer: string
  accepts: readonly string[]
  /** Those of the site, for importers that go into one of them. */
  lists: readonly Named[] | null
  /** The one that is asked for. */
  listId: string
  /** An earlier import to look at. */
  given: ImportView | null
  /** Of the site's imports. */
  url: string
  adminPath: string
}

/** A file is sent, read, shown, and only then made into something. */
export function ImportSteps({ importer, accepts, lists, listId, given, url, adminPath }: Props) {
  const [list, setList] = useState(lists?.find((each) => each.id === listId)?.id ?? '')
  const [id, setId] = useState(given?.id ?? null)
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const { data, set } = usePolled<ImportView>(id && `${url}/${id}`, ({ state }) =>
    isUnderWay(state) ? pollMs : null,
  )
  // The last answer stays after its import was left.
  const shown = [data, given].find((each) => each?.id === id) ?? null

  const send = async (file: File) => {
    setProblem('')
    if (file.size > studioLimits.moveIn.fileBytes) {
      setProblem(words.tooLarge)
      return
    }
    setPercent(0)
    const failure = await sendAndCheck(file)
    setPercent(null)
    setProblem(failure)
  }

  /** Empty when the file is being read. */
  const sendAndCheck = async (file: File): Promise<string> => {
    const body = { importer, fileName: file.name, size: file.size, listId: list || null }
    const begun = await ask<NewImportAnswer>(url, { method: 'POST', body })
    if (begun.problem !== undefined) {
      return begun.problem
    }
    const sent = await sendWatched('PUT', begun.answer.presignedUrl, file, {
      signal: new AbortController().signal,
      onProgress: (bytes) => setPercent(Math.round((100 * bytes) / file.size)),
    }).catch(() => null)
    if (!sent || sent.status < 200 || sent.status >= 300) {
      return ownerMessages.uploads.failed
    }
    const checked = await ask<ImportView>(`${url}/${begun.answer.id}/check`, { method: 'POST' })
    if (checked.problem === undefined) {
      setId(begun.answer.id)
    }
    return checked.problem ?? ''
  }

  const step = async (name: 'start' | 'undo', choices?: ImportChoices) => {
    setProblem('')
    const body = choices && { choices }
    const outcome = await ask<ImportView>(`${url}/${id}/${name}`, { method: 'POST', body })
    if (outcome.problem === undefined) {
      set(outcome.answer)
    } else {
      setProblem(outcome.problem)
    }
  }

  const tryAgain = async () => {
    setProblem('')
    const outcome = await ask<AdoptAgainAnswer>(`${url}/${id}/adopt`, { method: 'POST' })
    if (outcome.problem === undefined) {
      return words.members.triedAgain(outcome.answer.count)
    }
    setProblem(outcome.problem)
    return ''
  }

  const takeAnother = async () => {
    if (shown && shown.made === 0 && shown.state !== 'made') {
      await ask(`${url}/${shown.id}`, { method: 'DELETE' })
    }
    setId(null)
    setProblem('')
  }

  return (
    <section aria-labelledby="file" data-testid="move-in">
      <h2 id="file">{words.file}</h2>
      {shown ? (
        <ImportStanding
          key={shown.id}
          shown={shown}
          adminPath={adminPath}
          onStep={step}
          onTryAgain={tryAgain}
          onAnother={takeAnother}
        />
      ) : percent === null ? (
        <>
          {lists && (
            <ListChoice lists={lists} value={list} onChange={setList} adminPath={adminPath} />
          )}
          {(!lists || list !== '') && (
            <FilePicker accepts={accepts} onFile={send} onProblem={setProblem} />
          )}
        </>
      ) : (
        <div className={styles.standing} role="status">
          <p>{words.sending(percent)}</p>
          <progress value={percent} max={100} aria-label={words.file} />
        </div>
      )}
      <p role="alert" className={styles.error}>
        {problem}
      </p>
    </section>
  )
}
