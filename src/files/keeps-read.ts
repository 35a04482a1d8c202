/** Whether what was read of a file is kept for the next time: only the development server reads files twice, and memory is what a build lacks. */
export function keepsRead(): boolean {
  return process.env['NODE_ENV'] === 'development';
}
