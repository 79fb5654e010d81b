/** What stands at `/storybook` until it is built, which happens after the server listens. It looks again by itself. */
export const beingBuilt = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>Storybook is being built</title>
</head>
<body>
<main>
<h1>Storybook is being built</h1>
<p>This takes a minute after the first start. The page looks again by itself.</p>
</main>
</body>
</html>
`
