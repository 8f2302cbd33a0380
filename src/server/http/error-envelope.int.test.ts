import { describe, expect, it } from 'vitest'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const tenant = await createTenant(payload, 'Luna')

const swatch = { colorHex: 'sea green' }
const refused = { field: 'colorHex', message: 'Like #1d2a35' }

/** As a form of the admin sends it, from the page at `referer`. */
function submit(referer: string) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ ...swatch, profile: tenant.profile.id }))
  return rest('POST', '/api/variants', {
    token: tenant.owner.token,
    headers: { referer },
    rawBody: form,
  })
}

describe('a field that is refused', () => {
  it('is named to callers, with what is wrong with it', async () => {
    const { status, json } = await rest('POST', '/api/variants', {
      token: tenant.owner.token,
      body: { ...swatch, profile: tenant.profile.id },
    })
    expect([status, json]).toEqual([
      400,
      {
        message: expect.stringContaining('Colour of the swatch'),
        code: 'VALIDATION_FAILED',
        errors: expect.arrayContaining([refused]),
        requestId: expect.any(String),
      },
    ])
  })

  it('is marked in a form of the admin, which reads fields only where there is no message', async () => {
    const { status, json } = await submit(
      'https://bandstand.example/admin/collections/variants/create',
    )
    const { field: path, message } = refused
    expect([status, json]).toEqual([
      400,
      {
        code: 'VALIDATION_FAILED',
        errors: [
          {
            message: expect.stringContaining('Colour of the swatch'),
            data: { errors: expect.arrayContaining([{ path, message }]) },
          },
        ],
        requestId: expect.any(String),
      },
    ])
  })

  it('has the one shape in a form that comes from elsewhere', async () => {
    expect((await submit('https://luna.example/store')).json).toHaveProperty('message')
  })
})
