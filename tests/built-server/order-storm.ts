import net from 'node:net';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';

export interface OrderAnswer {
  status: number;
  retryAfter: boolean;
  milliseconds: number;
}

/**
 * Posts orders over persistent raw connections and reads only status, Retry-After and length of responses, to take as
 * little as possible of the cores that it shares with the server.
 */
export function createOrderStorm(port: number) {
  const body = JSON.stringify(sampleStudyOrder);
  const bytes = Buffer.from(
    `POST /api/study-orders HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  const idle: net.Socket[] = [];
  const answered = new WeakMap<net.Socket, (answer: OrderAnswer | Error) => void>();
  const begun = new WeakMap<net.Socket, number>();

  function connect(): net.Socket {
    const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      received += part;
      const end = received.indexOf('\r\n\r\n');
      if (end === -1) return;
      const length = Number(/\r\ncontent-length: ?(\d+)/i.exec(received)?.[1]);
      if (received.length < end + 4 + length) return;
      const answer: OrderAnswer = {
        status: Number(received.slice(9, 12)),
        retryAfter: /\r\nretry-after: ?\d/i.test(received),
        milliseconds: performance.now() - (begun.get(socket) ?? 0),
      };
      received = '';
      idle.push(socket);
      answered.get(socket)?.(answer);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      const index = idle.indexOf(socket);
      if (index !== -1) idle.splice(index, 1);
      else answered.get(socket)?.(new Error('the connection broke'));
    });
    return socket;
  }

  return {
    /** Places one order. Rejects if the connection breaks before the response is complete. */
    place(): Promise<OrderAnswer> {
      const socket = idle.pop() ?? connect();
      begun.set(socket, performance.now());
      return new Promise((resolve, reject) => {
        answered.set(socket, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
        socket.write(bytes);
      });
    },
  };
}
