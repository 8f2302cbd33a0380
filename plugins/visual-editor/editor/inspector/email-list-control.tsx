import { useEffect, useState } from 'react'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

type List = { id: string; name: string }
type Props = {
  id: string
  /** What happens when none is chosen. */
  none: string
  /** Id of a list; '' for none. */
  value: string
  onChange: (id: string) => void
}

/** One of the profile's email lists. */
export function EmailListControl({ id, none, value, onChange }: Props) {
  const { apiPath } = useBuilder()
  const [lists, setLists] = useState<readonly List[]>([])
  const profileId = useSite(({ profile }) => profile.id)

  useEffect(() => {
    const loading = new AbortController()
    loadLists(apiPath, profileId, loading.signal).then(setLists, () => setLists([]))
    return () => loading.abort()
  }, [apiPath, profileId])

  return (
    <select
      id={id}
      className={shell.field}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{none}</option>
      {lists.map((list) => (
        <option key={list.id} value={list.id}>
          {list.name}
        </option>
      ))}
    </select>
  )
}

async function loadLists(apiPath: string, profileId: string, signal: AbortSignal): Promise<List[]> {
  const query = new URLSearchParams({
    depth: '0',
    limit: '100',
    sort: 'createdAt',
    'select[name]': 'true',
    'where[profile][equals]': profileId,
  })
  const response = await fetch(`${apiPath}/email-lists?${query}`, {
    credentials: 'include',
    signal,
  })
  if (!response.ok) {
    throw new Error(`The email lists could not be read: ${response.status}`)
  }
  const { docs } = (await response.json()) as { docs: List[] }
  return docs
}
