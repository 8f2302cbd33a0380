import { useEffect, useMemo, useRef, useState } from 'react'
import { ComposerBar } from '@/plugins/posts/bar/composer-bar'
import { mailWords } from '@/plugins/posts/bar/words'
import styles from '@/plugins/posts/composer/composer.module.css'
import {
  type ComposerProps,
  ComposerProvider,
  useComposer,
  usePostState,
} from '@/plugins/posts/composer/composer-context'
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
import { isOnItsWay } from '@/src/admin/media/upload/upload-queue'
import { useWritingScreen, WritingScreen } from '@/src/admin/writing/writing-screen'

/** A post while it is written: its words first, all else around them. */
export function ComposerScreen({ post: given, ...surroundings }: ComposerProps) {
  const { apiPath, profileId } = surroundings
  const screen = useWritingScreen({ apiPath, profileId })
  const { announce, tell } = screen
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
    const onLeave = (event: BeforeUnloadEvent) => {
      if (uploads.queue.store.getState().uploads.some(isOnItsWay)) {
        event.preventDefault()
      }
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [uploads])

  return (
    <ComposerProvider value={{ ...surroundings, id: given.id, api, post, uploads, tell, text }}>
      <WritingScreen
        screen={screen}
        writing={post}
        commit={text.commit}
        className={styles.composer}
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
      </WritingScreen>
    </ComposerProvider>
  )
}

/** What is known of the mail about the post, where there is one. */
function MailState() {
  const { adminPath } = useComposer()
  const { mail, publishedAt } = usePostState(({ stored }) => stored)
  return (
    <section className={styles.side} aria-label="Email">
      <h2>Email</h2>
      <p className={styles.hint}>
        {mail
          ? mailWords(mail, publishedAt)
          : 'When you publish, you can tell those who may see it by email.'}
      </p>
      {mail && mail.state !== 'scheduled' && (
        <p className={styles.hint}>
          <a href={`${adminPath}/collections/newsletters`}>See how it went</a>
        </p>
      )}
    </section>
  )
}
