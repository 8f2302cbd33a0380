import { type ReactNode, useId, useState } from 'react'
import { SellAlone, type Singles } from '@/plugins/catalog/songs/admin/sell-alone'
import type { SongDrafts, SongField } from '@/plugins/catalog/songs/admin/song-drafts'
import { useSongField } from '@/plugins/catalog/songs/admin/song-field'
import styles from '@/plugins/catalog/songs/admin/songs.module.css'
import type { Songs } from '@/plugins/catalog/songs/admin/use-songs'
import controls from '@/src/admin/ui/controls.module.css'
import { NumberInput } from '@/src/admin/ui/number-input'
import { streamingChoices, streamingLabels } from '@/src/core/choices/streaming-choices'
import type { Song } from '@/src/core/contracts/music/song-answers'
import type { ChangeSong } from '@/src/core/contracts/music/songs'
import { limits } from '@/src/core/limits'
import { studioLimits } from '@/src/core/studio-limits'

type Props = {
  song: Song
  drafts: SongDrafts
  calls: Pick<Songs, 'change' | 'patch'>
  singles: Singles | null
}
const { lyricsMax, creditsMax, artistMax } = studioLimits.songs

/** What else there is to say of a song. Each field is saved as it is written. */
export function SongDetails({ song, drafts, calls, singles }: Props) {
  const { id, hasExplicitContent, isFeatured, streaming, playLimit } = song
  const [problem, setProblem] = useState('')
  const set = async (body: ChangeSong) => setProblem(await calls.change(id, body))

  return (
    <fieldset className={styles.details}>
      <legend className={controls.visuallyHidden}>{`More about ${song.title}`}</legend>
      <Words label="Artist, if it is not the release's" field="artist" {...{ song, drafts }}>
        {(props) => (
          <input className={controls.field} type="text" maxLength={artistMax} {...props} />
        )}
      </Words>
      <Words label="ISRC" field="isrc" {...{ song, drafts }}>
        {(props) => (
          <input className={controls.field} type="text" placeholder="GBAYE6800011" {...props} />
        )}
      </Words>
      <Labelled label="Before buying, anyone may hear">
        {(fieldId) => (
          <select
            id={fieldId}
            className={controls.field}
            value={streaming}
            onChange={({ target }) => void set({ streaming: target.value as Song['streaming'] })}
          >
            <option value="release">What the release says</option>
            {streamingChoices.map((choice) => (
              <option key={choice} value={choice}>
                {streamingLabels[choice]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {streaming === 'limited' && (
        <Labelled label="How many times">
          {(fieldId) => (
            <NumberInput
              id={fieldId}
              value={playLimit ?? limits.streaming.defaultPlays}
              min={1}
              max={limits.streaming.playsMax}
              step={1}
              unit="times"
              onChange={(times) => void set({ playLimit: times })}
            />
          )}
        </Labelled>
      )}
      <div className={styles.checks}>
        <label>
          <input
            type="checkbox"
            checked={hasExplicitContent}
            onChange={({ target }) => void set({ hasExplicitContent: target.checked })}
          />{' '}
          Explicit
        </label>
        <label>
          <input
            type="checkbox"
            checked={isFeatured}
            onChange={({ target }) => void set({ isFeatured: target.checked })}
          />{' '}
          Featured
        </label>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Words label="Credits" field="credits" {...{ song, drafts }}>
        {(props) => <textarea className={styles.text} rows={3} maxLength={creditsMax} {...props} />}
      </Words>
      <Words label="Lyrics" field="lyrics" {...{ song, drafts }}>
        {(props) => <textarea className={styles.text} rows={6} maxLength={lyricsMax} {...props} />}
      </Words>
      {singles && song.file && (
        <SellAlone song={song} singles={singles} onDone={(single) => calls.patch(id, { single })} />
      )}
    </fieldset>
  )
}

type LabelledProps = {
  label: string
  /** Below the field. */
  told?: ReactNode
  children: (id: string) => ReactNode
}

function Labelled({ label, told, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {told}
    </div>
  )
}

type WordsProps = {
  label: string
  song: Song
  field: SongField
  drafts: SongDrafts
  children: (props: ReturnType<typeof useSongField>['props'] & { id: string }) => ReactNode
}

function Words({ label, song, field, drafts, children }: WordsProps) {
  const { props, told } = useSongField(drafts, song, field)
  return (
    <Labelled label={label} told={told}>
      {(id) => children({ id, ...props })}
    </Labelled>
  )
}
