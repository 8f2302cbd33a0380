'use client'

import { useState } from 'react'
import styles from '@/plugins/automations/screens/automations.module.css'
import { SwitchButton } from '@/plugins/automations/screens/switch-button.client'
import { blankStarter, starters } from '@/plugins/automations/starters'
import { AdminLink } from '@/src/admin/admin-link'
import list from '@/src/admin/settings-list.module.css'
import { SettingsRows } from '@/src/admin/settings-rows'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import type { AutomationView } from '@/src/core/contracts/automations/automations'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.automations

type Props = {
  automations: readonly (AutomationView & { sentence: string })[]
  /** Of the calls. */
  url: string
  /** Of the screens. */
  path: string
}

/** The automations of a site, with the button that makes one. */
export function AutomationList({ automations, url, path }: Props) {
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <SettingsRows
        id="automations"
        title={words.list}
        make={words.make}
        onMake={() => setMaking(true)}
        empty={words.empty}
      >
        {automations.map(({ id, name, isOn, sentence, counts }) => (
          <li key={id} className={`${list.row} ${styles.row}`}>
            <div className={list.what}>
              <strong>{name}</strong>
              <p>{sentence}</p>
              <p className={list.quiet}>
                <span className={styles.state} data-on={isOn}>
                  {isOn ? words.isOn : words.isOff}
                </span>{' '}
                {words.counts(counts)}
              </p>
            </div>
            <div className={styles.buttons}>
              <SwitchButton url={`${url}/${id}`} isOn={isOn} name={name} />
              <AdminLink
                className={controls.button}
                href={`${path}/${id}`}
                aria-label={words.openThis(name)}
              >
                {words.open}
              </AdminLink>
            </div>
          </li>
        ))}
      </SettingsRows>
      {isMaking && (
        <Dialog title={words.makeTitle} onClose={() => setMaking(false)}>
          <ul className={styles.starters}>
            {[...starters, blankStarter].map(({ id, label, about }) => (
              <li key={id}>
                <AdminLink className={styles.starter} href={`${path}/new?from=${id}`}>
                  <strong>{label}</strong>
                  <span className={list.quiet}>{about}</span>
                </AdminLink>
              </li>
            ))}
          </ul>
          <DialogActions>
            <DialogButton onClick={() => setMaking(false)}>{words.cancel}</DialogButton>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
