import { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import type { Attributes, Context, Span as OpenSpan } from '@opentelemetry/api'
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { hideSecrets } from '@/src/server/observability/hide-secrets'
import { currentScope, setTracer } from '@/src/server/observability/request-scope'
import { routeClassOf, routeOf } from '@/src/server/observability/route'

const requestIdAttribute = 'bandstand.request_id'
const require = createRequire(import.meta.url)

type Variables = Readonly<Record<string, string | undefined>>
export type Tracing = { stop: () => Promise<void> }

let running: Tracing | undefined

/** Whether the standard variables ask for traces, and in which form. */
export function tracesWanted(given: Variables): 'http/protobuf' | 'http/json' | null {
  const exporter = given.OTEL_TRACES_EXPORTER || 'otlp'
  const endpoint = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || given.OTEL_EXPORTER_OTLP_ENDPOINT
  const isOff = given.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || exporter === 'none'
  if (isOff || !(endpoint || given.OTEL_TRACES_EXPORTER)) {
    return null
  }
  if (exporter !== 'otlp') {
    throw new Error('OTEL_TRACES_EXPORTER must be otlp or none')
  }
  const form =
    given.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || given.OTEL_EXPORTER_OTLP_PROTOCOL || 'http/protobuf'
  if (form !== 'http/protobuf' && form !== 'http/json') {
    throw new Error('OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json')
  }
  return form
}

/**
 * Begins to trace requests, statements of the database and calls of providers, where `OTEL_*` asks for it; else
 * none of its packages is loaded. Call before the process does anything else.
 *
 * @throws {Error} with one sentence when a variable is wrong
 */
export async function startTracing(given: Variables = process.env): Promise<Tracing | null> {
  const form = tracesWanted(given)
  if (!form) {
    return null
  }
  const [
    { trace },
    core,
    sdk,
    resources,
    { registerInstrumentations },
    http,
    pg,
    undici,
    exporters,
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/instrumentation'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
    import('@opentelemetry/instrumentation-undici'),
    form === 'http/json'
      ? import('@opentelemetry/exporter-trace-otlp-http')
      : import('@opentelemetry/exporter-trace-otlp-proto'),
  ])
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources
  const provider = new sdk.NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'bandstand' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      requestProcessor(new sdk.BatchSpanProcessor(new exporters.OTLPTraceExporter())),
    ],
  })
  const propagator = new core.W3CTraceContextPropagator()
  provider.register({
    propagator: {
      inject: (...args) => propagator.inject(...args),
      // Strangers do not decide what is traced, nor under which name.
      extract: (context, ...args) =>
        given.TRUSTED_PROXIES ? propagator.extract(context, ...args) : context,
      fields: () => propagator.fields(),
    },
  })
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new http.HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => routeClassOf(url) === 'probe',
        applyCustomAttributesOnSpan: nameRequest,
      }),
      // Without a request or job these are the rounds that a process makes each second.
      new pg.PgInstrumentation({ requireParentSpan: true }),
      new undici.UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  })
  // Later imports, as a module or in Next's bundle, get what is patched here.
  for (const name of ['http', 'https', 'pg']) {
    require(name)
  }
  syncBuiltinESMExports()
  const tracer = trace.getTracer('bandstand')
  setTracer((name, run) => tracer.startActiveSpan(name, (span) => run().finally(() => span.end())))
  running = { stop: () => provider.shutdown() }
  return running
}

/** Sends what is still here. Call when the process ends. */
export async function stopTracing(): Promise<void> {
  await running?.stop().catch(() => undefined)
}

/** The request begins before it has an id; by the end its answer tells it. */
function nameRequest(span: OpenSpan, request: object, response: object): void {
  const requestId = response instanceof ServerResponse && response.getHeader('x-request-id')
  if (requestId && request instanceof IncomingMessage) {
    const route = routeOf(request.url ?? '')
    span.setAttributes({ [requestIdAttribute]: String(requestId), 'http.route': route })
  }
}

/** Names the request in all that it causes, and hides what no log may hold before it is sent. */
function requestProcessor(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span: Span, context: Context) => {
      const scope = currentScope()
      if (scope) {
        span.setAttribute(requestIdAttribute, scope.requestId)
      }
      next.onStart(span, context)
    },
    onEnd: (span: ReadableSpan) => {
      const isOutgoing = span.kind === clientKind
      for (const attributes of [span.attributes, ...span.events.map((event) => event.attributes)]) {
        if (attributes) {
          hideIn(attributes, isOutgoing)
        }
      }
      Object.assign(span.status, JSON.parse(hideSecrets(JSON.stringify(span.status))))
      next.onEnd(span)
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}

/** `SpanKind.CLIENT`: calls that we make, whose addresses are no secrets but for their query. */
const clientKind = 2
const addresses = ['url.path', 'url.full', 'http.target', 'http.url']

function hideIn(attributes: Attributes, isOutgoing: boolean): void {
  delete attributes['url.query']
  for (const name of isOutgoing ? [] : addresses) {
    const address = attributes[name]
    if (typeof address === 'string') {
      attributes[name] = routeOf(URL.parse(address)?.pathname ?? address)
    }
  }
  Object.assign(attributes, JSON.parse(hideSecrets(JSON.stringify(attributes))))
}
