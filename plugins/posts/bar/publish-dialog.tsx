import { zodResolver } from '@hookform/resolvers/zod'
import { type KeyboardEvent, useId } from 'react'
import { useForm } from 'react-hook-form'
import { MailReach } from '@/plugins/posts/bar/mail-reach'
import styles from '@/plugins/posts/bar/publish-dialog.module.css'
import { useMailReach } from '@/plugins/posts/bar/use-mail-reach'
import { mailWords, momentWords, zone } from '@/plugins/posts/bar/words'
import { useComposer, usePostState, useReaders } from '@/plugins/posts/composer/composer-context'
import { localText, tomorrow } from '@/src/admin/dates/local-text'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import { type PostStateBody, publishForm } from '@/src/core/contracts/members/post-form'
import { isEnter } from '@/src/core/is-enter'

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
  const { register, handleSubmit, setValue, watch, formState } = useForm({
    resolver: zodResolver(publishForm),
    mode: 'onChange',
    defaultValues: {
      isLater: state === 'scheduled',
      when: localText(publishedAt && state === 'scheduled' ? new Date(publishedAt) : tomorrow()),
      isMailed: mail?.state === 'scheduled',
    },
  })
  const { isLater, when, isMailed } = watch()
  const reach = useMailReach(`${apiPath}/posts/${id}/mail`)
  const ids = useId()

  const refused = formState.errors.when
  const at = new Date(when)
  const isOnItsWay = mail !== null && mail.state !== 'scheduled'
  const publish = handleSubmit((wished) => {
    const wish = { mail: wished.isMailed && !isOnItsWay }
    onPublish(
      wished.isLater
        ? { to: 'scheduled', at: new Date(wished.when).toISOString(), ...wish }
        : { to: 'published', ...wish },
    )
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event) && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      void publish()
    }
  }

  return (
    <Dialog title="Publish this post" size="wide" onClose={onClose}>
      <form noValidate onSubmit={publish} onKeyDown={onKeyDown}>
        <p>
          For <b>{readers ?? 'nobody yet'}</b>.
        </p>
        <fieldset className={styles.choices}>
          <legend>When does it appear?</legend>
          <label>
            <input
              type="radio"
              name={ids}
              checked={!isLater}
              onChange={() => setValue('isLater', false)}
            />
            Now
          </label>
          <label>
            <input
              type="radio"
              name={ids}
              checked={isLater}
              onChange={() => setValue('isLater', true)}
            />
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
                aria-invalid={refused ? true : undefined}
                aria-describedby={`${ids}-when`}
                {...register('when')}
              />
            </label>
          </div>
        )}
        {isLater && (
          <p
            id={`${ids}-when`}
            className={refused ? dialog.error : dialog.note}
            role={refused ? 'alert' : undefined}
          >
            {refused?.message ?? (at > new Date() && `It appears by itself on ${momentWords(at)}.`)}
          </p>
        )}
        {isOnItsWay ? (
          <p className={dialog.note}>{mailWords(mail, publishedAt)}</p>
        ) : (
          <>
            <label className={styles.check}>
              <input type="checkbox" {...register('isMailed')} />
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
          <DialogButton type="submit" isPrimary isDisabled={isBusy}>
            {publishWords(isLater, isMailed && !isOnItsWay)}
          </DialogButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function publishWords(isLater: boolean, isMailed: boolean): string {
  if (isLater) {
    return isMailed ? 'Plan it with the mail' : 'Plan it'
  }
  return isMailed ? 'Publish and email' : 'Publish now'
}
