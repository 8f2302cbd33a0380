'use client'

import { useState } from 'react'
import { HandOverDialog } from '@/plugins/team/screens/hand-over-dialog'
import { RoleChoice } from '@/plugins/team/screens/role-choice'
import styles from '@/plugins/team/screens/team.module.css'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import { MenuButton } from '@/src/admin/ui/menu-button'
import { useCall } from '@/src/admin/use-call'
import { roleWords } from '@/src/core/access/site-roles'
import type { TeamView } from '@/src/core/contracts/team'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { shownEmail } from '@/src/core/text/email-address'

const words = ownerMessages.team

type Person = TeamView['people'][number]
type Props = { people: readonly Person[]; url: string; canChange: boolean; adminPath: string }

/** Who works on a site. */
export function PeopleList({ people, ...rest }: Props) {
  const isLastOwner = people.filter(({ role }) => role === 'owner').length === 1
  return (
    <ul className={styles.rows}>
      {people.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          mayLeave={person.isYou && !(person.role === 'owner' && isLastOwner)}
          {...rest}
        />
      ))}
    </ul>
  )
}

type RowProps = Omit<Props, 'people'> & { person: Person; mayLeave: boolean }

function PersonRow({ person, mayLeave, url, canChange, adminPath }: RowProps) {
  const { call, isBusy, problem } = useCall()
  const [asked, setAsked] = useState<'remove' | 'leave' | 'hand-over' | null>(null)
  const { id, name, role, isYou } = person
  const canChangeThem = canChange && role !== 'owner'
  const close = () => setAsked(null)
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{name}</strong>
        {isYou && <span className={styles.quiet}> {words.you}</span>}
        <p className={styles.quiet}>{shownEmail(person.email)}</p>
        {problem && (
          <p role="alert" className={styles.error}>
            {problem}
          </p>
        )}
      </div>
      {canChangeThem ? (
        <RoleChoice
          aria-label={words.roleOf(name)}
          value={role}
          shown={role}
          disabled={isBusy}
          onChange={(event) => call(`${url}/team/${id}/role`, { role: event.target.value })}
        />
      ) : (
        <div>
          {roleWords[role].label}
          <p className={styles.quiet}>{roleWords[role].may}</p>
        </div>
      )}
      <div className={styles.buttons}>
        {canChangeThem && (
          <MenuButton
            label={words.moreAbout(name)}
            items={[
              { label: words.handOver, run: () => setAsked('hand-over') },
              { label: words.remove, run: () => setAsked('remove') },
            ]}
          >
            {words.more}
          </MenuButton>
        )}
        {mayLeave && (
          <button type="button" className={controls.button} onClick={() => setAsked('leave')}>
            {words.leave}
          </button>
        )}
      </div>
      {asked === 'hand-over' && (
        <HandOverDialog url={`${url}/hand-over`} person={person} onClose={close} />
      )}
      {(asked === 'remove' || asked === 'leave') && (
        <ConfirmDialog
          title={asked === 'leave' ? words.leaveTitle : words.removeTitle(name)}
          confirm={asked === 'leave' ? words.leave : words.remove}
          keep={words.stay}
          isBusy={isBusy}
          onConfirm={async () => {
            const isDone = await call(
              asked === 'leave' ? `${url}/leave` : `${url}/team/${id}/remove`,
            )
            close()
            if (isDone && asked === 'leave') {
              window.location.assign(adminPath)
            }
          }}
          onClose={close}
        >
          {asked === 'leave' ? words.leaveText : words.removeText}
        </ConfirmDialog>
      )}
    </li>
  )
}
