import { context, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { setCommandTracer } from './database-commands';
import { setting } from './env';
import { loggedPath } from './logged-path';
import { requestId } from './request-id';
import { beforeExit } from './shutdown';

/** The attribute of each span with the id of its request, as in the log. */
export const requestIdAttribute = 'hexbolt.request_id';

/** Attributes in which Next writes whole addresses, whose queries may hold tokens. */
const addresses = ['http.target', 'http.url', 'url.full'];

/** Adds the id of the request to each span, and takes secrets out of addresses. */
const describesRequest: SpanProcessor = {
  onStart(span) {
    const id = requestId();
    if (id !== undefined) span.setAttribute(requestIdAttribute, id);
    for (const name of addresses) {
      const address = span.attributes[name];
      if (typeof address === 'string') span.setAttribute(name, loggedPath(address));
    }
  },
  onEnd() {},
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
};

function end(span: Span, error?: unknown): void {
  if (error !== undefined) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    span.setAttribute('error.type', name);
    span.setStatus({ code: SpanStatusCode.ERROR, message });
  }
  span.end();
}

/**
 * Sends the spans of Next and one for each database command of a request to OTEL_EXPORTER_OTLP_ENDPOINT. Load this file
 * only where that is set: without it none of the packages is loaded. The other settings of OpenTelemetry (headers,
 * sampler, resource) are read by its packages.
 */
export function startTracing(): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': setting('OTEL_SERVICE_NAME') }),
    spanProcessors: [describesRequest, new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('hexbolt');
  beforeExit(() => provider.shutdown());
  setCommandTracer(async ({ database, collection, command }, work) => {
    // What servers do on their own, such as following changes each second, belongs to no trace.
    if (!trace.getActiveSpan()) return work();
    const attributes = {
      'db.system.name': 'mongodb',
      'db.namespace': database,
      'db.collection.name': collection,
      'db.operation.name': command,
    };
    const span = tracer.startSpan(`${command} ${collection}`, { kind: SpanKind.CLIENT, attributes });
    try {
      const response = await context.with(trace.setSpan(context.active(), span), work);
      end(span);
      return response;
    } catch (error) {
      end(span, error);
      throw error;
    }
  });
}
