import Fastify from 'fastify';
import { answerErrors } from './answer-errors';

test.each(['SQLITE_FULL', 'ENOSPC', 'EDQUOT'])(
  'what a full disk (%s) keeps from being written may be sent again',
  async (code) => {
    const app = Fastify();
    answerErrors(app);
    app.post('/write', () => {
      throw Object.assign(new Error('no room'), { code });
    });
    const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/write' });
    await app.close();
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
      503,
      '60',
      { error: expect.objectContaining({ code: 'unavailable', details: { reason: 'disk-full' } }) },
    ]);
  },
);
