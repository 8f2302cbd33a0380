import { Choice } from '@/plugins/move-in/screens/choice'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import type { Named } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const words = ownerMessages.moveIn.lists

type Props = {
  lists: readonly Named[]
  value: string
  onChange: (id: string) => void
  adminPath: string
}

/** On which mailing list the people in a file go; chosen before it, as what is new depends on it. */
export function ListChoice({ lists, value, onChange, adminPath }: Props) {
  return lists.length === 0 ? (
    <p className={styles.quiet}>
      {words.none}{' '}
      <AdminLink href={`${adminPath}/collections/${slugs.emailLists}/create`}>
        {words.make}
      </AdminLink>
    </p>
  ) : (
    <Choice
      label={words.which}
      none={words.choose}
      options={lists}
      value={value}
      onChange={onChange}
    />
  )
}
