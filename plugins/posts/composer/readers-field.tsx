import { useId } from 'react'
import styles from '@/plugins/posts/composer/composer.module.css'
import {
  placeId,
  useComposer,
  usePostField,
  usePostState,
  useReaders,
} from '@/plugins/posts/composer/composer-context'
import { Remark } from '@/plugins/posts/composer/remark'
import controls from '@/src/admin/ui/controls.module.css'
import { readersLabels } from '@/src/core/choices/readers-labels'
import { type PostVisibility, postVisibilities } from '@/src/core/contracts/members/posts'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Who sees the post, and what of it all others do. */
export function ReadersField() {
  const { tiers, includesLower, adminPath } = useComposer()
  const visibility = usePostField('visibility')
  const chosen = usePostField('tiers')
  const name = useId()
  const isByTier = visibility.value === 'tiers'
  return (
    <section id={placeId('tiers')} className={styles.side} aria-label="Who sees it" tabIndex={-1}>
      <h2>Who sees it</h2>
      <fieldset className={styles.choices}>
        <legend className={controls.visuallyHidden}>Who sees it</legend>
        {postVisibilities.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              checked={each === visibility.value}
              onChange={() => visibility.set(each)}
            />
            {readersLabels[each]}
          </label>
        ))}
      </fieldset>
      {isByTier && (
        <fieldset className={styles.tiers}>
          <legend className={controls.visuallyHidden}>Tiers</legend>
          {tiers.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.value.includes(id)}
                onChange={({ target }) =>
                  chosen.set(
                    target.checked
                      ? [...chosen.value, id]
                      : chosen.value.filter((each) => each !== id),
                  )
                }
              />
              {includesLower ? `${name} and above` : name}
            </label>
          ))}
          {tiers.length === 0 && (
            <p className={styles.hint}>
              There is no tier yet.{' '}
              <a href={`${adminPath}/collections/membership-tiers/create`}>Make one</a>
            </p>
          )}
        </fieldset>
      )}
      <Remark place="tiers" />
      <OthersSee visibility={visibility.value} />
    </section>
  )
}

function OthersSee({ visibility }: { visibility: PostVisibility }) {
  const { showsBlurred } = useComposer()
  const readers = useReaders()
  const form = usePostState(({ form }) => form)
  const isForAll = readersLabels[visibility] === readersLabels.public
  const hasPicture = form.media.length > 0
  const { who, does } = ownerMessages.posts.seesAll(readers, isForAll)
  return (
    <p className={styles.hint}>
      <b>{who}</b> {does}
      {!isForAll &&
        ` ${readers === null ? 'Visitors' : 'Others'} read the words at the top${
          form.poll
            ? ', and the question with its answers, but cannot vote'
            : hasPicture && showsBlurred
              ? ', and see your files blurred behind a lock'
              : ', and that the rest is locked'
        }.`}
    </p>
  )
}
