import { type ReactNode, useEffect, useState } from 'react'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import type { ControlRowProps } from '@/plugins/visual-editor/editor/inspector/control-row'
import { listOf, textOf } from '@/plugins/visual-editor/editor/inspector/control-values'
import { EmbedControl } from '@/plugins/visual-editor/editor/inspector/embed-control'
import {
  EntityControl,
  TrackControl,
} from '@/plugins/visual-editor/editor/inspector/entity-picker/entity-control'
import { MultiSelectControl } from '@/plugins/visual-editor/editor/inspector/entity-picker/multi-select-control'
import { IconControl } from '@/plugins/visual-editor/editor/inspector/icon-control'
import { MediaControl } from '@/plugins/visual-editor/editor/inspector/media-control'
import { MediaListControl } from '@/plugins/visual-editor/editor/inspector/rows/media-list-control'
import controls from '@/src/admin/ui/controls.module.css'

/** Controls that choose something of the site: its files, its releases and shows, its lists. */
export function siteControlFor(
  { control, value, props, onChange }: ControlRowProps,
  id: string,
): ReactNode {
  switch (control.kind) {
    case 'embed':
      return <EmbedControl id={id} value={textOf(value)} onChange={onChange} />
    case 'media':
      return (
        <MediaControl id={id} accept={control.accept} value={textOf(value)} onChange={onChange} />
      )
    case 'icon':
      return <IconControl id={id} label={control.label} value={textOf(value)} onChange={onChange} />
    case 'multi-select':
      return (
        <MultiSelectControl
          id={id}
          control={control}
          value={listOf<string>(value)}
          onChange={onChange}
        />
      )
    case 'thing':
      return <EntityControl id={id} control={control} value={textOf(value)} onChange={onChange} />
    case 'track':
      return (
        <TrackControl
          id={id}
          control={control}
          releaseId={textOf(props?.[control.releaseProp])}
          value={textOf(value)}
          onChange={onChange}
        />
      )
    case 'media-list':
      return (
        <MediaListControl
          id={id}
          control={control}
          value={listOf<string>(value)}
          onChange={onChange}
        />
      )
    case 'email-list':
      return (
        <EmailListControl id={id} none={control.none} value={textOf(value)} onChange={onChange} />
      )
    default:
      return null
  }
}

type List = { id: string; name: string }
type EmailListControlProps = {
  id: string
  /** What happens when none is chosen. */
  none: string
  /** Id of a list; '' for none. */
  value: string
  onChange: (id: string) => void
}

/** One of the profile's email lists. */
function EmailListControl({ id, none, value, onChange }: EmailListControlProps) {
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
      className={controls.field}
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
    pagination: 'false',
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
