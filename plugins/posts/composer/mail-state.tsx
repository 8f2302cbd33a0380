import { mailWords } from '@/plugins/posts/bar/words'
import styles from '@/plugins/posts/composer/composer.module.css'
import { useComposer, usePostState } from '@/plugins/posts/composer/composer-context'

/** What is known of the mail about the post, where there is one. */
export function MailState() {
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
