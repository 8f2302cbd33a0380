// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { useKeptForm } from '@/src/admin/use-kept-form'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

type Values = { name: string; city: string }

function Form({ stored = { name: 'Luna', city: 'Oslo' } }: { stored?: Values }) {
  const form = useForm<Values>({ defaultValues: stored })
  useKeptForm('a form', form)
  const { register, reset, formState } = form
  return (
    <form>
      <input aria-label="Name" {...register('name')} />
      <input aria-label="City" {...register('city')} />
      <button type="button" disabled={!formState.isDirty} onClick={() => reset(form.getValues())}>
        Save
      </button>
    </form>
  )
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const save = () => screen.getByRole<HTMLButtonElement>('button')
const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } })

it('has what was typed again after a reload, beside what the server has by now', () => {
  render(<Form />)
  type('Name', 'Luna Vale')
  cleanup()
  render(<Form stored={{ name: 'Luna', city: 'Bergen' }} />)
  expect([value('Name'), value('City')]).toEqual(['Luna Vale', 'Bergen'])
  expect(save().disabled).toBe(false)
})

it('keeps nothing once it is saved, or typed back', () => {
  render(<Form />)
  type('Name', 'Luna Vale')
  fireEvent.click(save())
  expect(sessionStorage).toHaveLength(0)
  type('City', 'Bergen')
  type('City', 'Oslo')
  expect(sessionStorage).toHaveLength(0)
})

it('does without what cannot be read', () => {
  sessionStorage.setItem('a form', '{')
  render(<Form />)
  expect(value('Name')).toBe('Luna')
})
