import { useId, useRef, useState } from 'react'
import { DateTimeControl } from '@/plugins/visual-editor/editor/inspector/date-time-control'
import { timeZone } from '@/plugins/visual-editor/editor/publish/page-status'
import type { Publishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import styles from '@/src/admin/ui/dialog.module.css'
import { isOfflineFirst } from '@/src/core/contracts/pages/page-calls'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = { publishing: Publishing; onClose: () => void }

/** When the page goes live and when it goes offline again, by the artist's own clock. */
export function ScheduleDialog({ publishing, onClose }: Props) {
  const { schedule, isUndeletable, hasUnpublishedTheme } = publishing
  const [publishAt, setPublishAt] = useState(schedule.publishAt ?? '')
  const [unpublishAt, setUnpublishAt] = useState(schedule.unpublishAt ?? '')
  const [problem, setProblem] = useState('')
  const [unfinishedId, setUnfinishedId] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const [isThemeLive, setIsThemeLive] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const id = useId()
  const isWrong =
    !isUndeletable &&
    isOfflineFirst({ publishAt: publishAt || null, unpublishAt: unpublishAt || null })

  const problemIdOf = (fieldId: string) => (fieldId === unfinishedId ? `${id}-problem` : undefined)

  const clearProblem = () => {
    setProblem('')
    setUnfinishedId('')
  }

  const save = async () => {
    clearProblem()
    // A field that is filled in by half has no value, as an empty one.
    const unfinished = fields.current?.querySelector<HTMLInputElement>('input:invalid')
    if (unfinished) {
      setProblem(ownerMessages.pages.dateTimeUnfinished)
      setUnfinishedId(unfinished.id)
      unfinished.focus()
      return
    }
    setIsSaving(true)
    const message = await publishing.setSchedule({
      publishAt: publishAt || null,
      ...(!isUndeletable && { unpublishAt: unpublishAt || null }),
    })
    setIsSaving(false)
    if (message) {
      setProblem(message)
    } else {
      onClose()
    }
  }

  const publishTheme = async () => {
    clearProblem()
    setIsSaving(true)
    const message = await publishing.publishTheme()
    setIsSaving(false)
    setProblem(message ?? '')
    setIsThemeLive(message === null)
  }

  const liveTheme = isThemeLive ? ownerMessages.editor.themeIsLive : ''
  const look = hasUnpublishedTheme ? ownerMessages.editor.themeStays : liveTheme

  return (
    <Dialog title="Schedule this page" onClose={onClose}>
      <p>What is saved by then goes live. Times are yours ({timeZone()}).</p>
      <div ref={fields} className={styles.fields}>
        <label htmlFor={`${id}-live`}>
          Goes live
          <DateTimeControl
            id={`${id}-live`}
            value={publishAt}
            problemId={problemIdOf(`${id}-live`)}
            onChange={(moment) => {
              setPublishAt(moment)
              clearProblem()
            }}
          />
        </label>
        {isUndeletable ? (
          <p className={styles.note}>Your site needs this page, so it cannot go offline.</p>
        ) : (
          <label htmlFor={`${id}-offline`}>
            Goes offline
            <DateTimeControl
              id={`${id}-offline`}
              value={unpublishAt}
              problemId={isWrong ? `${id}-wrong` : problemIdOf(`${id}-offline`)}
              onChange={(moment) => {
                setUnpublishAt(moment)
                clearProblem()
              }}
            />
            {isWrong && (
              <span id={`${id}-wrong`} className={styles.error} role="alert">
                {ownerMessages.pages.offlineBeforeLive}
              </span>
            )}
          </label>
        )}
      </div>
      <div role="status">{look !== '' && <p className={styles.note}>{look}</p>}</div>
      {hasUnpublishedTheme && (
        <p className={styles.note}>
          <DialogButton isDisabled={isSaving} onClick={() => void publishTheme()}>
            {ownerMessages.editor.publishTheme}
          </DialogButton>
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        <DialogButton onClick={onClose}>Close</DialogButton>
        <DialogButton isPrimary isDisabled={isSaving || isWrong} onClick={() => void save()}>
          Save schedule
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
