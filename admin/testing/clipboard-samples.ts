/** Clipboard samples of other programs for tests. */

/** Word for Windows: lists are paragraphs, numbers are text, and comments separate the two. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15"><title>Fixer</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:Wingdings;} p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0 {mso-list-id:1;} --></style>
</head><body lang=EN-GB style='tab-interval:36.0pt'>
<!--StartFragment-->
<h1><span lang=ET style='mso-ansi-language:ET'>The autumn fixer trials<o:p></o:p></span></h1>
<p class=MsoNormal><span style='color:#C00000'>Citric acid </span><b style='mso-bidi-font-weight:normal'>wins</b><span
style='mso-spacerun:yes'>  </span>after <i style='mso-bidi-font-style:normal'>four</i> minutes, at
7&nbsp;°C &lt;cold {water}.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Paper<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Cotton, 300&nbsp;g<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Water<o:p></o:p></p>
<p class=MsoNormal>Then:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Rinse<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Dry<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr><td width=200 valign=top><p class=MsoNormal><b>Bath<o:p></o:p></b></p></td><td><p class=MsoNormal
 align=right style='text-align:right'><b>Minutes<o:p></o:p></b></p></td></tr>
 <tr><td><p class=MsoNormal>Citric | weak<o:p></o:p></p></td><td><p class=MsoNormal>4<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Ffixer%3Futm_source%3Dmail&amp;data=05">How we did it</a><img
width=300 height=200 src="file:///C:/Users/Eleni/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Picture_1"><o:p></o:p></p>
<!--EndFragment-->
</body></html>`

/** Google Docs: everything is in a bold element that is not bold, and nested lists are beside their items. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2a3b4c-7fff-0000-1111-222233334444"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Δοκιμές στερέωσης</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Το </span><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">κιτρικό οξύ</span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;"> κερδίζει</span><a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D&amp;source=editors&amp;ust=1700000000000000&amp;usg=AOv" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;white-space:pre-wrap;">εδώ</span></a></p><br><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Within</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;text-decoration:line-through;">Two</span></p></li></ul><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:300px;height:200px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXc" width="300" height="200"></span></span></p></b><br class="Apple-interchange-newline">`

/** Word on the web: each item is a list of its own, with its level, and a heading is a paragraph with a role. */
export const fromWordOnTheWeb = `<div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8" role="heading" aria-level="2"><span class="TextRun SCXW1 BCX8"><span class="NormalTextRun SCXW1 BCX8">Λουτρά</span></span><span class="EOP SCXW1 BCX8">&nbsp;</span></p></div>
${webItem('ul', 1, 'Paper')}${webItem('ul', 2, 'Cotton')}${webItem('ul', 1, 'Water')}<div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span class="TextRun SCXW1 BCX8">Then:</span><span class="EOP SCXW1 BCX8">&nbsp;</span></p></div>${webItem('ol start="3"', 1, 'Rinse')}${webItem('ol start="4"', 1, 'Dry')}`

function webItem(list: string, level: number, text: string): string {
  return `<div class="ListContainerWrapper SCXW1 BCX8"><${list} class="BulletListStyle1 SCXW1 BCX8" role="list"><li data-listid="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8"><span class="TextRun SCXW1 BCX8">${text}</span><span class="EOP SCXW1 BCX8">&nbsp;</span></p></li></${list.split(' ')[0]}></div>`
}
