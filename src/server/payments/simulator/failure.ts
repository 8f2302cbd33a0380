type Details = { code?: string; param?: string; status?: number; decline_code?: string }

/** An answer in Stripe's error shape. */
export class Failure extends Error {
  readonly status: number
  readonly body: { error: { type: string; message: string } & Omit<Details, 'status'> }

  constructor(type: string, message: string, { status = 400, ...details }: Details = {}) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...details } }
  }
}

export const invalid = (message: string, param?: string, code?: string): Failure =>
  new Failure('invalid_request_error', message, { param, code })

export const missing = (what: string, id: string): Failure =>
  new Failure('invalid_request_error', `No such ${what}: '${id}'`, {
    status: 404,
    code: 'resource_missing',
    param: 'id',
  })

export const declined = (): Failure =>
  new Failure('card_error', 'Your card was declined.', {
    status: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
  })
