import { type KeyboardEvent, useId, useState } from 'react'
import { MailReach } from '@/plugins/posts/bar/mail-reach'
import styles from '@/plugins/posts/bar/publish-dialog.module.css'
import { useMailReach } from '@/plugins/posts/bar/use-mail-reach'
import { mailWords, momentWords, zone } from '@/plugins/posts/bar/words'
import { useComposer, usePostState, useReaders } from '@/plugins/posts/composer/composer-context'
import { localText, tomorrow } from '@/src/admin/dates/local-text'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import type { PostStateBody } from '@/src/core/contracts/members/post-form'
import { isEnter } from '@/src/core/is-enter'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = {
  /** What the server says against it. */
  problem: string
  isBusy: boolean
  onClose: () => void
  onPublish: (body: PostStateBody) => void
}

/** When it appears, who sees it, and whether they are told. */
export function PublishDialog({ problem, isBusy, onClose, onPublish }: Props) {
  const { apiPath, adminPath, profileId, id } = useComposer()
  const readers = useReaders()
  const { state, publishedAt, mail } = usePostState(({ stored }) => stored)
  const [isLater, setLater] = useState(state === 'scheduled')
  const [when, setWhen] = useState(() =>
    localText(publishedAt && state === 'scheduled' ? new Date(publishedAt) : tomorrow()),
  )
  const [isMailed, setMailed] = useState(mail?.state === 'scheduled')
  const reach = useMailReach(`${apiPath}/posts/${id}/mail`)
  const ids = useId()

  const at = new Date(when)
  const isAhead = at > new Date()
  const isPossible = !isBusy && (!isLater || isAhead)
  const isOnItsWay = mail !== null && mail.state !== 'scheduled'
  const publish = () => {
    if (isPossible) {
      const wish = { mail: isMailed && !isOnItsWay }
      onPublish(
        isLater ? { to: 'scheduled', at: at.toISOString(), ...wish } : { to: 'published', ...wish },
      )
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event) && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      publish()
    }
  }

  return (
    <Dialog title="Publish this post" size="wide" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the fields in it */}
      <div onKeyDown={onKeyDown}>
        <p>
          For <b>{readers ?? 'nobody yet'}</b>.
        </p>
        <fieldset className={styles.choices}>
          <legend>When does it appear?</legend>
          <label>
            <input type="radio" name={ids} checked={!isLater} onChange={() => setLater(false)} />
            Now
          </label>
          <label>
            <input type="radio" name={ids} checked={isLater} onChange={() => setLater(true)} />
            Later
          </label>
        </fieldset>
        {isLater && (
          <div className={dialog.fields}>
            <label>
              Date and time ({zone()})
              <input
                type="datetime-local"
                className={controls.field}
                aria-invalid={isAhead ? undefined : true}
                aria-describedby={`${ids}-when`}
                value={when}
                onChange={({ target }) => setWhen(target.value)}
              />
            </label>
          </div>
        )}
        {isLater && (
          <p
            id={`${ids}-when`}
            className={isAhead ? dialog.note : dialog.error}
            role={isAhead ? undefined : 'alert'}
          >
            {isAhead
              ? `It appears by itself on ${momentWords(at)}.`
              : ownerMessages.posts.planAhead}
          </p>
        )}
        {isOnItsWay ? (
          <p className={dialog.note}>{mailWords(mail, publishedAt)}</p>
        ) : (
          <>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={isMailed}
                onChange={({ target }) => setMailed(target.checked)}
              />
              {isLater ? 'Email them when it appears' : 'Email them'}
            </label>
            <MailReach
              reach={reach}
              readers={readers}
              profileHref={`${adminPath}/collections/profiles/${profileId}`}
            />
          </>
        )}
        {problem && (
          <p className={dialog.error} role="alert">
            {problem}
          </p>
        )}
        <DialogActions>
          <DialogButton onClick={onClose}>Not yet</DialogButton>
          <DialogButton isPrimary isDisabled={!isPossible} onClick={publish}>
            {publishWords(isLater, isMailed && !isOnItsWay)}
          </DialogButton>
        </DialogActions>
      </div>
    </Dialog>
  )
}

function publishWords(isLater: boolean, isMailed: boolean): string {
  if (isLater) {
    return isMailed ? 'Plan it with the mail' : 'Plan it'
  }
  return isMailed ? 'Publish and email' : 'Publish now'
}
