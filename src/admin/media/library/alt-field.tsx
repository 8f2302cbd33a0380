import { useState } from 'react'
import { InputRow } from '@/src/admin/form-screen/form-row'
import { useMediaLibrary } from '@/src/admin/media/library/media-library'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { limits } from '@/src/core/limits'

type Props = { label: string; picture: MediaView; onChanged: (picture: MediaView) => void }

/** Words of a picture are its own, wherever it is shown. */
export function AltField({ label, picture, onChanged }: Props) {
  const { api, tell } = useMediaLibrary()
  const [text, setText] = useState(picture.alt)
  const save = async () => {
    if (text.trim() === picture.alt) {
      return
    }
    try {
      const { alt } = await api.change(picture.id, { alt: text.trim() })
      onChanged({ ...picture, alt })
    } catch (error) {
      tell(error instanceof Error ? error.message : '')
    }
  }
  return (
    <InputRow
      label={label}
      value={text}
      set={setText}
      maxLength={limits.upload.altMax}
      placeholder="For those who cannot see it"
      onBlur={() => void save()}
    />
  )
}
