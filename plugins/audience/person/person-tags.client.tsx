'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/plugins/audience/person/person.module.css'
import { ask } from '@/src/admin/call-api'
import { IconButton } from '@/src/admin/ui/icon-button'
import { X } from '@/src/admin/ui/icons'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.people

type Props = { url: string; tags: readonly string[] }

/** What automations noted of somebody, each of which can be taken off. */
export function PersonTags({ url, tags }: Props) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)

  const remove = async (tag: string) => {
    setIsBusy(true)
    const { problem } = await ask(`${url}/untag`, { method: 'POST', body: { tag } })
    setIsBusy(false)
    if (problem === undefined) {
      toast.success(words.untagged(tag))
      router.refresh()
    } else {
      toast.error(problem)
    }
  }

  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          {tag}
          <IconButton
            icon={X}
            label={words.untag(tag)}
            disabled={isBusy}
            onClick={() => void remove(tag)}
          />
        </li>
      ))}
    </ul>
  )
}
