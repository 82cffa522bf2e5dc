import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from 'kit/http/escape-html';

/** Responds to a refused request: with a page for a browser, with JSON for a program. @param language of the message; English when absent */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message, language = 'en' }: { status: number; message: string; language?: string },
): FastifyReply {
  reply.code(status).header('Cache-Control', 'no-store');
  if (!request.headers.accept?.includes('text/html')) return reply.send({ message });
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(message)}</title></head><body><main><h1>${escapeHtml(message)}</h1></main></body></html>`,
    );
}
