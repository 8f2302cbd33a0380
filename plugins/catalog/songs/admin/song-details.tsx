import { zodResolver } from '@hookform/resolvers/zod'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '@/plugins/catalog/songs/admin/songs.module.css'
import type { Songs } from '@/plugins/catalog/songs/admin/use-songs'
import { FormRow } from '@/src/admin/form-screen/form-row'
import controls from '@/src/admin/ui/controls.module.css'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { NumberInput } from '@/src/admin/ui/number-input'
import { useKeptForm } from '@/src/admin/use-kept-form'
import { useSellAlone } from '@/src/admin/use-sell-alone'
import { streamingChoices, streamingLabels } from '@/src/core/choices/streaming-choices'
import type { Song } from '@/src/core/contracts/music/song-answers'
import { type ChangeSong, changeSongBody } from '@/src/core/contracts/music/songs'
import { isEnter } from '@/src/core/is-enter'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { priceText } from '@/src/core/money'
import { studioLimits } from '@/src/core/studio-limits'

type Props = { song: Song; songs: Songs; singlesUrl: string | null }
type Words = Pick<ChangeSong, 'artist' | 'isrc' | 'lyrics' | 'credits'>

const { lyricsMax, creditsMax, artistMax } = studioLimits.songs

/** What else there is to say of a song. Each field is saved when it is left. */
export function SongDetails({ song, songs, singlesUrl }: Props) {
  const { id, hasExplicitContent, isFeatured, streaming, playLimit } = song
  const change = (body: ChangeSong) => songs.change(id, body)
  const [problem, setProblem] = useState('')
  const form = useForm<Words>({
    mode: 'onBlur',
    resolver: zodResolver(
      changeSongBody.pick({ artist: true, isrc: true, lyrics: true, credits: true }),
    ),
    values: {
      artist: song.artist,
      isrc: song.isrc,
      lyrics: song.lyrics,
      credits: song.credits,
    },
    // What is being typed stays while another field is stored.
    resetOptions: { keepDirtyValues: true },
  })
  useKeptForm(`bandstand-song:${id}`, form)
  const save = async (name: keyof Words) => {
    const value = form.getValues(name)
    if (value === song[name] || !(await form.trigger(name))) {
      return
    }
    const refusal = await songs.save(id, { [name]: value })
    if (refusal) {
      form.setError(name, { message: refusal })
    } else if (form.getValues(name) === value) {
      // Or it would count as being typed, and stay also when another window changes it.
      const stored = songs.all().find((each) => each.id === id)
      form.resetField(name, { defaultValue: stored?.[name] ?? value })
    }
  }
  const register = (name: keyof Words) => form.register(name, { onBlur: () => save(name) })
  const problemOf = (name: keyof Words) => form.formState.errors[name]?.message
  const set = async (body: ChangeSong) => setProblem(await change(body))

  return (
    <fieldset className={styles.details} onKeyDown={stayOutOfForm}>
      <legend className={controls.visuallyHidden}>{`More about ${song.title}`}</legend>
      <Labelled label="Artist, if it is not the release's" problem={problemOf('artist')}>
        {(props) => (
          <input
            className={controls.field}
            type="text"
            maxLength={artistMax}
            {...props}
            {...register('artist')}
          />
        )}
      </Labelled>
      <Labelled label="ISRC" problem={problemOf('isrc')}>
        {(props) => (
          <input
            className={controls.field}
            type="text"
            placeholder="GBAYE6800011"
            {...props}
            {...register('isrc')}
          />
        )}
      </Labelled>
      <Labelled label="Before buying, anyone may hear">
        {(props) => (
          <select
            className={controls.field}
            {...props}
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
          {({ id: fieldId }) => (
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
      <Labelled label="Credits" problem={problemOf('credits')}>
        {(props) => (
          <textarea
            className={styles.text}
            rows={3}
            maxLength={creditsMax}
            {...props}
            {...register('credits')}
          />
        )}
      </Labelled>
      <Labelled label="Lyrics" problem={problemOf('lyrics')}>
        {(props) => (
          <textarea
            className={styles.text}
            rows={6}
            maxLength={lyricsMax}
            {...props}
            {...register('lyrics')}
          />
        )}
      </Labelled>
      {singlesUrl && song.file && <Alone song={song} songs={songs} url={singlesUrl} />}
    </fieldset>
  )
}

/** It may stand in a form that it is not part of. */
function stayOutOfForm(event: KeyboardEvent) {
  if (isEnter(event) && event.target instanceof HTMLInputElement) {
    event.preventDefault()
    event.target.blur()
  }
}

type FieldProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }
type LabelledProps = {
  label: string
  problem?: string
  children: (props: FieldProps) => ReactNode
}

function Labelled({ label, problem = '', children }: LabelledProps) {
  const id = useId()
  const problemId = `${id}-problem`
  const described = problem ? problemId : undefined
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': problem !== '', 'aria-describedby': described })}
      {problem && (
        <span id={problemId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  )
}

const singles = ownerMessages.store.singles

/** What the song costs without the others; once it is sold so, its price is looked after there. */
function Alone({ song, songs, url }: { song: Song; songs: Songs; url: string }) {
  const { priceMinor, setPriceMinor, problem, isBusy, sell } = useSellAlone({
    trackId: song.id,
    url,
    onDone: (single) => songs.patch(song.id, { single }),
  })
  if (song.single) {
    return (
      <p className={styles.alone}>
        {song.single.isPublished ? singles.is(priceText(song.single)) : singles.isHidden}
      </p>
    )
  }
  return (
    <FormRow label="Price alone, in dollars" problem={problem}>
      {(ids) => (
        <span className={styles.alone}>
          <MoneyInput {...ids} value={priceMinor} onChange={setPriceMinor} />
          <button
            type="button"
            className={controls.button}
            disabled={isBusy}
            onClick={() => void sell()}
          >
            {singles.make}
          </button>
        </span>
      )}
    </FormRow>
  )
}
