import '@fontsource-variable/inter'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ComposerBar } from '@/plugins/posts/bar/composer-bar'
import styles from '@/plugins/posts/composer/composer.module.css'
import { type ComposerProps, ComposerProvider } from '@/plugins/posts/composer/composer-context'
import { MailState } from '@/plugins/posts/composer/mail-state'
import { MediaField } from '@/plugins/posts/composer/media-field'
import { PollField } from '@/plugins/posts/composer/poll-field'
import { ReadersField } from '@/plugins/posts/composer/readers-field'
import { Tools } from '@/plugins/posts/composer/tools'
import { useDroppedFiles } from '@/plugins/posts/composer/use-dropped-files'
import { WordsField } from '@/plugins/posts/composer/words-field'
import { createPostApi } from '@/plugins/posts/store/post-api'
import { createPostStore } from '@/plugins/posts/store/post-store'
import { createPostUploads } from '@/plugins/posts/store/post-uploads'
import { createSendPostFile } from '@/plugins/posts/store/send-post-file'
import { createMediaLibrary, MediaLibraryProvider } from '@/src/admin/media/library/media-library'
import { isOnItsWay } from '@/src/admin/media/upload/upload-queue'
import { AnnounceProvider } from '@/src/admin/ui/announce'
import controls from '@/src/admin/ui/controls.module.css'
import { ConflictDialog } from '@/src/admin/writing/conflict-dialog'

/** A post while it is written: its words first, all else around them. */
export function ComposerScreen({ post: given, ...surroundings }: ComposerProps) {
  const { apiPath, profileId } = surroundings
  const [announcement, announce] = useState('')
  const [told, tell] = useState('')
  const [api] = useState(() => createPostApi(`${apiPath}/profiles/${profileId}/posts/${given.id}`))
  const [post] = useState(() => createPostStore(api, given))
  const [uploads] = useState(() =>
    createPostUploads({
      post,
      send: createSendPostFile(apiPath, profileId),
      files: given.files,
      tell,
      announce,
    }),
  )
  const [library] = useState(() =>
    createMediaLibrary({ apiPath, profileId, announce, tell, onChanged: () => {} }),
  )
  const typed = useRef<(() => void) | null>(null)
  const text = useMemo(
    () => ({
      register: (commit: (() => void) | null) => {
        typed.current = commit
      },
      commit: () => typed.current?.(),
    }),
    [],
  )
  const { isOver, dropProps } = useDroppedFiles(uploads.add)

  useEffect(() => {
    if (post.restore()) {
      tell('What was not saved last time is back.')
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') {
        text.commit()
        void post.flush()
      }
    }
    const onLeave = (event: BeforeUnloadEvent) => {
      if (uploads.queue.store.getState().uploads.some(isOnItsWay)) {
        event.preventDefault()
      }
    }
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('beforeunload', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('beforeunload', onLeave)
      post.stop()
    }
  }, [post, uploads, text])

  return (
    <ComposerProvider value={{ ...surroundings, id: given.id, api, post, uploads, tell, text }}>
      <AnnounceProvider value={announce}>
        <MediaLibraryProvider value={library}>
          <div
            className={`${controls.tokens} ${controls.chrome} ${styles.screen}`}
            data-testid="composer"
            data-over={isOver}
            {...dropProps}
          >
            <ComposerBar />
            <div className={styles.body}>
              <main className={styles.main} aria-label="Post">
                <div className={styles.paper}>
                  <WordsField />
                  <MediaField />
                  <PollField />
                  <Tools />
                </div>
              </main>
              <aside className={styles.aside} aria-label="Who sees it">
                <ReadersField />
                <MailState />
              </aside>
            </div>
            {isOver && <div className={styles.drop}>Drop pictures, films, sound or PDF</div>}
            <ConflictDialog {...post} />
            {told && (
              <div className={styles.told} role="status">
                <span>{told}</span>
                <button type="button" onClick={() => tell('')}>
                  OK
                </button>
              </div>
            )}
            <div className={controls.visuallyHidden} aria-live="polite">
              {announcement}
            </div>
          </div>
        </MediaLibraryProvider>
      </AnnounceProvider>
    </ComposerProvider>
  )
}
