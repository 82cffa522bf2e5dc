// The contents of the clipboard as programs write them; shortened, but for what has to be read or left alone.

/** Word for Windows. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face {font-family:Wingdings; panose-1:5 0 0 0 0 0 0 0 0 0;}
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0cm;}
 @list l0:level1 {mso-level-start-at:3; mso-level-text:"%1\\.";}
-->
</style>
<!--[if gte mso 10]>
<style>
 /* Style Definitions */
 table.MsoNormalTable {mso-style-name:"Table Normal";}
</style>
<![endif]-->
</head>

<body lang=EN-GB link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<p class=MsoTitle>Annual report<o:p></o:p></p>

<h1>The fleet<o:p></o:p></h1>

<p class=MsoNormal>It grew <b style='mso-bidi-font-weight:normal'>by half</b>, see <a
href="https://example.com/fleet"><span style='color:#0563C1'>the <u>page</u></span></a>,
on <i>CO<sub>2</sub></i> and m<sup>2</sup>, the 4<sup>th</sup> time.<span
class=MsoCommentReference><span style='font-size:8.0pt'><!--[if !supportAnnotations]--><a
class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><![endif]></span></span><o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>3.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Charge
the <b>batteries</b><o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l1 level2 lfo2'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>over night<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span><span
style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Drive<o:p></o:p></p>

<h2>Loads<o:p></o:p></h2>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=200 colspan=2 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal>Both<o:p></o:p></p>
  </td>
  <td width=200 valign=top><p class=MsoNormal>One<o:p></o:p></p></td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=100><p class=MsoNormal>1</p></td>
  <td width=100><p class=MsoNormal>2</p><p class=MsoNormal>two</p></td>
  <td width=200><p class=MsoNormal>3</p></td>
 </tr>
</table>

<p class=MsoQuote>To err is human.<o:p></o:p></p>

<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_1" style='width:200pt'><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=200 height=100 src="file:///C:/Users/a/clip_image002.png" v:shapes="Picture_1"><![endif]><o:p></o:p></p>

<!--EndFragment-->
<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%">
<div style='mso-element:comment'><p class=MsoCommentText>Really?<o:p></o:p></p></div></div>
</body>
</html>`;

/** Word on the web: each item is a list of its own. */
export const fromWordOnline = `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" role="heading" aria-level="1"><span class="TextRun SCXW1"><span class="NormalTextRun">Steps</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1 SCXW1" role="list" start="1"><li data-leveltext="%1." data-listid="1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement"><p class="Paragraph"><span class="TextRun">one</span></p></li></ol></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-listid="1" data-aria-posinset="1" data-aria-level="2" role="listitem"><p class="Paragraph"><span class="TextRun">below</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ol class="NumberListStyle1 SCXW1" role="list" start="2"><li data-listid="1" data-aria-posinset="2" data-aria-level="1" role="listitem"><p class="Paragraph"><span class="TextRun">two</span></p></li></ol></div>`;

const docsRun =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;white-space:pre-wrap;';
const docsPlain = `${docsRun}font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;`;

/** Google Docs. */
export const fromGoogleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0b2c5e8f-7fff-0a1b-2c3d-4e5f60718293"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="${docsPlain}">Why robots</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="${docsPlain}">Plain, </span><span style="${docsRun}font-weight:700;font-style:normal;text-decoration:none;">bold</span><span style="${docsPlain}">, </span><span style="${docsRun}font-weight:400;font-style:italic;text-decoration:line-through;">slanted and struck</span><span style="${docsPlain}">, m</span><span style="${docsRun}"><span style="font-size:0.6em;vertical-align:super;">2</span></span><span style="${docsPlain}"> and </span><a href="https://example.com/" style="text-decoration:none;"><span style="${docsRun}color:#1155cc;text-decoration:underline;">a link</span></a></p><br /><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;${docsPlain}" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="${docsPlain}">one</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;${docsPlain}" aria-level="2"><p dir="ltr" role="presentation"><span style="${docsPlain}">below</span></p></li></ul><li dir="ltr" style="list-style-type:decimal;${docsPlain}" aria-level="1"><p dir="ltr" role="presentation"><span style="${docsPlain}">two</span></p></li></ol><ul style="margin-top:0;padding-inline-start:28px;"><li dir="ltr" role="checkbox" aria-checked="true" style="list-style-type:none;${docsPlain}" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="17.599999999999998px" height="17.599999999999998px" alt="checked" aria-roledescription="checkbox" style="margin-right:3px;" /><p dir="ltr" style="display:inline-block;vertical-align:top;" role="presentation"><span style="${docsRun}text-decoration:none;">swept</span></p></li></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;"><p dir="ltr"><span style="${docsPlain}">a</span></p></td><td><p dir="ltr"><span style="${docsPlain}">b</span></p></td></tr></tbody></table></div><p dir="ltr"><span style="${docsPlain}"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:339px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="339" /></span></span></p></b><br class="Apple-interchange-newline">`;

/** Notion: its Markdown as HTML. */
export const fromNotion = `<meta charset='utf-8'><!-- notionvc: 5a1c0d3e-0000-4000-8000-000000000000 --><h3>Plan</h3>
<aside>
💡 Mind the <strong>gap</strong>

</aside>

<ul>
<li>
<p>A toggle</p>
<p>what it hides</p>
</li>
</ul>
<ul>
<li>[ ]  buy milk</li>
<li>[x]  sweep
<ul>
<li>[ ]  below</li>
</ul>
</li>
</ul>
<blockquote>Somebody said so</blockquote>
<pre><code class="language-jsx">const a = 1;
  a &lt; b;</code></pre>
<hr>
<p><em>end</em></p>`;

/** Notion, of a page that was saved as a file. */
export const fromNotionFile = `<article class="page sans"><div class="page-body"><figure class="block-color-gray_background callout" style="white-space:pre-wrap;display:flex" id="a1"><div style="font-size:1.5em"><span class="icon">💡</span></div><div style="width:100%">Mind the gap</div></figure><ul class="toggle"><li><details open=""><summary>A toggle</summary><p>what it hides</p></details></li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">sweep</span></li></ul></div></article>`;

/** Excel. */
export const fromExcel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<style>
<!--table
	{mso-displayed-decimal-separator:"\\.";
	mso-displayed-thousand-separator:"\\,";}
.xl65
	{font-weight:700;}
-->
</style>
</head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:
 collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Robot</td>
  <td colspan=2 class=xl65 width=128 style='border-right:.5pt;mso-ignore:colspan;width:96pt'>Load</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td rowspan=2 height=40 style='height:30.0pt'>Fork</td>
  <td align=right>1.5</td>
  <td>t</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 align=right>2</td>
  <td></td>
 </tr>
<!--EndFragment-->
</table>
</body>
</html>`;

/** Google Sheets. */
export const fromGoogleSheets = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Name&quot;}">Name</td><td style="overflow:hidden;">two<br/>lines</td></tr><tr style="height:21px;"><td><a class="in-cell-link" href="https://example.com/" target="_blank">link</a></td><td></td></tr></tbody></table>`;

/** LibreOffice Writer. */
export const fromLibreOffice = `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 7.6.4.1 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm }
	</style>
</head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><h1 class="western"><font face="Liberation Sans">Head</font></h1>
<p style="line-height: 100%; margin-bottom: 0cm"><b>Bold</b>,
<span style="font-style: normal"><u>under</u></span> and <strike>gone</strike></p>
<ol start="2">
	<li><p style="margin-bottom: 0cm">two</p></li>
	<ol type="a">
		<li><p style="margin-bottom: 0cm">below</p></li>
	</ol>
	<li><p style="margin-bottom: 0cm">three</p></li>
</ol>
<pre class="western">first line</pre><pre class="western">  second line</pre>
</body>
</html>`;

/** Slack: line breaks, paragraphs and emoji of a message. */
export const fromSlack = `<meta charset='utf-8'><div class="p-rich_text_section" style="box-sizing: inherit; color: rgb(29, 28, 29); white-space: normal; background-color: rgb(248, 248, 248);">Shipped<br aria-hidden="true" style="box-sizing: inherit;">today<span aria-label="&nbsp;" class="c-mrkdwn__br" data-stringify-type="paragraph-break" style="box-sizing: inherit; display: block; height: unset;"></span>Well done <img src="https://a.slack-edge.com/production-standard-emoji-assets/14.0/google-medium/1f389@2x.png" aria-label="tada emoji" alt=":tada:" data-stringify-type="emoji" data-stringify-emoji=":tada:" style="box-sizing: inherit; vertical-align: text-bottom;"><span> </span>team <img src="https://emoji.slack-edge.com/T0/robot-dance/0a1b2c.gif" alt=":robot-dance:" data-stringify-type="emoji" data-stringify-emoji=":robot-dance:"></div>`;

/** X: its texts keep their line feeds, and its emoji are drawings. */
export const fromX = `<meta charset='utf-8'><div dir="auto" data-testid="tweetText" style="-webkit-line-clamp: 10; font-size: 15px; white-space-collapse: preserve; text-wrap: wrap;"><span style="white-space-collapse: inherit;">One
two

</span><img alt="👩‍👩‍👧‍👦" draggable="false" src="https://abs-0.twimg.com/emoji/v2/svg/1f469-200d-1f469-200d-1f467-200d-1f466.svg" style="display: inline-block;"><span> three</span></div>`;

/** Word for Windows, of a text whose changes are tracked. */
export const fromWordWithChanges = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=ProgId content=Word.Document></head><body lang=EN-GB><!--StartFragment-->
<p class=MsoNormal>It carries <span class=msoDel><del cite="mailto:Ada%20Lovelace" datetime="2026-11-02T09:30">one tonne</del></span><span
class=msoIns><ins cite="mailto:Ada%20Lovelace" datetime="2026-11-02T09:30">two <u>tonnes</u></ins></span>.<o:p></o:p></p>
<p class=MsoNormal><span class=msoDel><del cite="mailto:Ada%20Lovelace" datetime="2026-11-02T09:31">Never mind.<o:p></o:p></del></span></p>
<!--EndFragment--></body></html>`;

/** Word on the web, of such a text. */
export const fromWordOnlineWithChanges = `<p class="Paragraph SCXW1"><span class="TextRun SCXW1">It carries </span><span class="TextRun TrackChangeTextDeletion TrackedChange SCXW1" style="text-decoration: line-through;">one tonne</span><span class="TextRun TrackChangeTextInsertion TrackedChange SCXW1">two tonnes</span><span class="EOP">&nbsp;</span></p>`;

/** Excel, with a column and a row that are hidden. */
export const fromExcelWithHidden = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet></head><body>
<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment-->
 <col width=64 style='width:48pt'>
 <col width=0 style='display:none;mso-width-source:userset;mso-width-alt:0'>
 <col width=64 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 style='height:15.0pt'>Robot</td>
  <td>Cost</td>
  <td>Load</td>
 </tr>
 <tr height=0 style='display:none;mso-height-source:userset;mso-height-alt:0'>
  <td rowspan=2 style='height:30.0pt'>Old</td>
  <td>9</td>
  <td>0.5</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td>8</td>
  <td align=right>0.7</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20 colspan=2 style='height:15.0pt;mso-ignore:colspan'>Fork</td>
  <td align=right>1.5</td>
 </tr>
<!--EndFragment-->
</table>
</body></html>`;

/** A page of news in Chrome: its picture has sources and a caption. */
export const fromNewsPage = `<meta charset='utf-8'><figure class="media" style="box-sizing: border-box; white-space: normal;"><picture><source type="image/avif" srcset="https://a.example/dock.avif"><source type="image/webp" srcset="https://a.example/dock.webp"><img src="https://a.example/dock.jpg" alt="A dock" style="display: block;"></picture><figcaption>At the<br>gate</figcaption></figure><p>It opened.</p>`;
