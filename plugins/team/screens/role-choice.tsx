import { type SelectHTMLAttributes, useId } from 'react'
import styles from '@/plugins/team/screens/team.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { givenRoles, roleWords, type SiteRole } from '@/src/core/access/site-roles'

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'aria-describedby'> & {
  /** The one whose sentence stands below. */
  shown: SiteRole
}

/** Which role somebody gets, with what it may do in a sentence. */
export function RoleChoice({ shown, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.role}>
      <select {...rest} className={controls.field} aria-describedby={id}>
        {givenRoles.map((role) => (
          <option key={role} value={role}>
            {roleWords[role].label}
          </option>
        ))}
      </select>
      <p id={id} className={styles.quiet}>
        {roleWords[shown].may}
      </p>
    </div>
  )
}
