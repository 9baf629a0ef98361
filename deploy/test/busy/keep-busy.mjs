// Keeps one core busy until the process that started it has gone.
process.once('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());
function work() {
  const end = Date.now() + 50;
  while (Date.now() < end) Math.sqrt(Math.random());
  setImmediate(work);
}
work();
