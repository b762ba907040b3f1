import express from 'express';
import {createTryItRouter} from 'docusaurus-plugin-api-reference/proxy';

const app = express();
// The proxy of Try It forwards only what the documents describe: the build lists it in try-it.json.
// It reads bodies itself, so it comes first. `trustProxy` is the number of proxies in front.
app.use(createTryItRouter({manifest: 'build/try-it.json', trustProxy: 0}));
app.use(express.static('build', {extensions: ['html']}));
const server = app.listen(Number(process.env.PORT ?? 3000), process.env.HOST, () => {
  process.stdout.write(`http://localhost:${server.address().port}\n`);
});
